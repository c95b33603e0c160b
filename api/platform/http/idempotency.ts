import { createHash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { Call, Endpoint, ReadyReply, Reply } from './endpoint.ts';
import { ApiError, invalid } from './errors.ts';
import type { GiveBack } from './limits.ts';

/** Stores the answers of actions, so that a repeated request is answered and not executed again. */
export interface Idempotency {
  /** Throws IN_FLIGHT where another works on it, and IDEMPOTENCY_CONFLICT where the key was used for something else. */
  claim(asked: Asked): Promise<Claim | Remembered>;
}

export interface Asked {
  /** The account, or `guest`: a key of one is no key of another. */
  owner: string;
  key: string;
  path: string;
  bodyHash: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** To the byte: members of an object that changed their order would be another answer. */
  text: string;
}

export interface Remembered {
  remembered: Answer;
}

/** The claim on an action, until it is answered or given up; after a timeout another caller takes it over. */
export interface Claim {
  /** Throws IN_FLIGHT once another has taken over, and so takes the transaction back with all that was done in it. */
  keep(answer: Answer, transaction?: Transaction, rest?: 'more follows'): Promise<void>;
  release(): Promise<void>;
}

type Answered = Exclude<Reply, 'sent'>;

export const header = 'Idempotency-Key';

/** Executes a call, or repeats its stored answer; a repeated call gets its point of the limit back. */
export async function once(
  idempotency: Idempotency,
  declared: Pick<Endpoint<unknown, unknown, unknown, unknown>, 'audience' | 'idempotent' | 'method' | 'path'>,
  call: Call<unknown, unknown, unknown>,
  handle: (call: Call<unknown, unknown, unknown>) => Promise<Reply | ReadyReply>,
  giveBack: GiveBack = async () => undefined,
): Promise<Answer> {
  const key = keyOf(call, declared.idempotent === 'required');
  if (key === undefined) return answerOf(await handle(call));
  const asked = {
    owner: declared.audience.accountOf(call.actor) ?? 'guest',
    key,
    path: pathOf(declared, call.params),
    bodyHash: hashOf(call),
  };
  const claim = await idempotency.claim(asked).catch(async (error) => {
    if (error instanceof ApiError && error.code === 'IN_FLIGHT') await giveBack();
    throw error;
  });
  if (!('remembered' in claim)) return await done(claim, call, handle);
  await giveBack();
  return replayed(claim);
}

export function answerOf(reply: Reply | ReadyReply): Answer {
  if (reply === 'sent' || 'ready' in reply)
    throw new Error('what an idempotent endpoint sends itself cannot be remembered');
  const { status = 200, headers = {}, shows: _tags, ...envelope } = reply;
  return { status, headers, text: JSON.stringify(envelope) };
}

async function done(
  claim: Claim,
  call: Call<unknown, unknown, unknown>,
  handle: (call: Call<unknown, unknown, unknown>) => Promise<Reply | ReadyReply>,
): Promise<Answer> {
  let committed: { answer: Answer; rest?: 'more follows' } | undefined;
  const answered = async (reply: Answered, transaction: Transaction, rest?: 'more follows') => {
    const answer = answerOf(reply);
    await claim.keep(answer, transaction, rest);
    transaction.afterCommit(() => {
      committed = { answer, ...(rest && { rest }) };
    });
    return reply;
  };
  const last = async ({ answer, rest }: NonNullable<typeof committed>) => {
    if (rest) await claim.keep(answer);
    return answer;
  };
  try {
    const reply = await handle({ ...call, answered });
    if (committed) return await last(committed);
    const answer = answerOf(reply);
    await (isPassing(answer) ? claim.release() : claim.keep(answer));
    return answer;
  } catch (error) {
    if (committed?.rest) return await last(committed);
    // A refused action was not executed. A claim that cannot be released now is taken over after its timeout.
    await claim.release().catch(() => undefined);
    throw error;
  }
}

/** Answers to which «again, a little later» is the right reply. */
const isPassing = ({ status }: Answer) => status === 409 || status === 429 || status >= 500;

function replayed({ remembered }: Remembered): Answer {
  return { ...remembered, headers: { ...remembered.headers, 'Idempotent-Replayed': 'true' } };
}

function keyOf({ req }: Call<unknown, unknown, unknown>, isRequired: boolean): string | undefined {
  const key = req.get(header);
  if (key === undefined && isRequired) throw invalid({ [header]: 'Нужен ключ повтора' });
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid({ [header]: 'Ключ повтора — от 1 до 255 латинских букв, цифр и знаков без пробелов' });
  return key;
}

/** As declared, so that it is the same under each of its addresses. */
const pathOf = ({ method, path }: { method: string; path: string }, params: Record<string, string>) =>
  `${method} ${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;

function hashOf({ req }: Call<unknown, unknown, unknown>): string {
  const hash = createHash('sha256').update(JSON.stringify([req.query, req.body ?? null], inOrder));
  if (req.file) hash.update(req.file.buffer);
  return hash.digest('hex');
}

const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
