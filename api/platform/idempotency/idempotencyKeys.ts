import { randomUUID } from 'node:crypto';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { idempotencyConflict, inFlight } from '../http/errors.ts';
import type { Answer, Claim, Idempotency, Remembered } from '../http/idempotency.ts';

/** How long an action may run before its node is considered dead. */
export const claimSeconds = 30;
/** How long an answer is repeated. */
export const keptHours = 24;

interface Row {
  body_hash: string;
  state: 'IN_FLIGHT' | 'DONE';
  claim: string;
  status: number;
  headers: Record<string, string>;
  answer: string;
  is_stale: boolean;
}

/** Keeps keys in PostgreSQL, so that a call repeated to another node is the same call. */
export function idempotencyOn(sequelize: Sequelize): Idempotency {
  const rows = <Found extends object>(sql: string, bind: unknown[], transaction?: Transaction) =>
    sequelize.query<Found>(sql, { bind, type: QueryTypes.SELECT, ...(transaction && { transaction }) });

  return {
    async claim({ owner, key, path, bodyHash }): Promise<Claim | Remembered> {
      const place = [owner, key, path];
      const claim = randomUUID();
      // Read first: an insertion beside a locked row would wait for it and occupy a connection.
      const [found] = await rows<Row>(known, place);
      if (!found) {
        const [fresh] = await rows(insertion, [...place, bodyHash, claim]);
        if (!fresh) throw inFlight();
        return claimed(claim, place);
      }
      if (found.body_hash !== bodyHash) throw idempotencyConflict();
      if (found.state === 'DONE' && found.is_stale) return rememberedOf(found);
      if (found.state === 'DONE') throw inFlight();
      const [taken] = found.is_stale ? await rows(takeover, [...place, found.claim, claim]) : [];
      if (!taken) throw inFlight();
      return claimed(claim, place);
    },
  };

  function claimed(claim: string, place: string[]): Claim {
    return {
      async keep({ status, headers, text }: Answer, transaction, rest) {
        const answer = [status, JSON.stringify(headers), text];
        const [kept] = await rows(rest ? keepingForNow : keeping, [...place, claim, ...answer], transaction);
        if (!kept) throw inFlight();
      },
      async release() {
        await rows(giving, [...place, claim]);
      },
    };
  }
}

export async function deleteIdempotencyKeys(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `delete from idempotency_keys where created_at < now() - interval '${keptHours} hours'`,
  );
}

const rememberedOf = ({ status, headers, answer }: Row): Remembered => ({
  remembered: { status, headers, text: answer },
});

const here = 'owner = $1 and key = $2 and path = $3';
const soon = `now() + interval '${claimSeconds} seconds'`;

const known = `
  select body_hash, state, claim, status, headers, answer, locked_until < now() as is_stale
  from idempotency_keys where ${here}`;

const insertion = `
  insert into idempotency_keys (owner, key, path, body_hash, state, claim, locked_until)
  values ($1, $2, $3, $4, 'IN_FLIGHT', $5, ${soon}) on conflict do nothing returning claim`;

// A row that is locked is being answered this very moment: it is not stale, however late.
const takeover = `
  update idempotency_keys set claim = $5, locked_until = ${soon}
  where ${here} and claim = (
    select claim from idempotency_keys
    where ${here} and claim = $4 and state = 'IN_FLIGHT' and locked_until < now() for update skip locked
  ) returning claim`;

const kept = (until: string) => `
  update idempotency_keys
  set state = 'DONE', status = $5, headers = $6::jsonb, answer = $7, locked_until = ${until}
  where ${here} and claim = $4 returning claim`;
// A moment that is over for the next reader, even within the same tick of the clock.
const keeping = kept(`now() - interval '1 ms'`);
/** More of the answer follows; if its node crashes, this part is all there is. */
const keepingForNow = kept(soon);

const giving = `delete from idempotency_keys where ${here} and claim = $4 and state = 'IN_FLIGHT'`;
