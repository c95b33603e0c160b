import { connectionOf, Mailing } from '@odonta/db/models';
import { createTransport, type Transporter } from 'nodemailer';
import { QueryTypes } from 'sequelize';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { type Outcome, outcomeOf } from '../../platform/mail/outcome.ts';
import { claimerWith } from './claiming.ts';
import { finishWhereOver } from './finishing.ts';
import { holdNow, holdWhereTooMany } from './holding.ts';
import { type Leased, type LeasedRow, leaseLetters } from './leasing.ts';
import { envelopeOf } from './letter/envelope.ts';
import { type Pace, usualPace } from './pace.ts';
import { settlerWith } from './settling.ts';
import { sendMailingsJob } from './turns.ts';

/** Connections of a node to the mail server for mailings; letters about orders have others. */
const connections = 4;

/** Sends a running mailing by turns, so that other mailings and restarts have theirs. */
export function mailingSender(smtpUrl: string, from: string): JobKind<{ mailing_id: number }> {
  const carrier = carrierTo(smtpUrl, from);
  return {
    name: sendMailingsJob,
    atOnce: 1,
    // Running mailings are found again each minute.
    options: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
    work: async ({ mailing_id }) => void (await sendTurn(mailing_id, carrier, await usualPace())),
    close: () => carrier.transport.close(),
  };
}

/** The way to the mail server, and our address there. */
export interface Carrier {
  transport: Pick<Transporter, 'sendMail' | 'close'>;
  from: string;
}

export const carrierTo = (url: string, from: string): Carrier => ({
  from,
  transport: createTransport({
    ...{ url, pool: true, maxConnections: connections, maxMessages: 500, maxRequeues: 0 },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  }),
});

/** Sends what is due of a mailing until nothing is, or until the turn is over; answers how many letters were accepted. */
export async function sendTurn(id: number, carrier: Carrier, pace: Pace): Promise<number> {
  const end = performance.now() + pace.turnMs;
  let sent = 0;
  while (performance.now() < end) {
    const leased = await leaseLetters(id, pace);
    if (!leased) break;
    const outcomes = await carryAll(leased, carrier, pace);
    sent += outcomes.filter(({ is }) => is === 'SENT').length;
    if (outcomes.length > 0 && (await isHeld(leased.mailing, outcomes, pace))) return sent;
  }
  await finishWhereOver(id);
  return sent;
}

/**
 * Each connection sends its next letter once the outcome of the last one is noted: a node that dies leaves at most one
 * accepted letter a connection without its note. What a slow server leaves no time for goes back unsent.
 */
async function carryAll({ mailing, rows }: Leased, carrier: Carrier, pace: Pace): Promise<Outcome[]> {
  const [claim, settle] = [claimerWith(pace), settlerWith(pace)];
  const end = performance.now() + pace.leaseMs / 2;
  const waiting = [...rows];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const isLate = performance.now() >= end;
      if (!isLate && !(await claim(row))) continue;
      const outcome = isLate ? unsent : await carried(mailing, row, carrier, pace);
      await settle(row, outcome);
      if (!isLate) outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return outcomes;
}

const unsent: Outcome = { is: 'UNSAID', error: 'До этого письма не дошла очередь', isTry: false };

async function carried(
  mailing: Mailing,
  row: LeasedRow,
  { transport, from }: Carrier,
  { letterMs }: Pace,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(letterMs);
  try {
    await transport.sendMail({ ...envelopeOf(mailing, row, from), signal });
    return { is: 'SENT', code: 250 };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * Most letters deferred, or nothing said about any: the server rests, and the second silence in a row is for people. A
 * few letters that hang tell of their readers' servers.
 */
async function isHeld({ id, rest_until }: Mailing, outcomes: readonly Outcome[], { restMs }: Pace) {
  const count = (wanted: Outcome['is']) => outcomes.filter(({ is }) => is === wanted).length;
  const [unsaid] = outcomes.flatMap((outcome) => (outcome.is === 'UNSAID' ? [outcome] : []));
  const isFew = outcomes.length <= connections && unsaid?.isTry;
  const isSilent = unsaid !== undefined && count('UNSAID') === outcomes.length && !isFew;
  if (isSilent && rest_until !== null)
    return holdNow(id, `почтовый сервер не принимает писем: ${unsaid.error}`.slice(0, 250));
  const rests = isSilent || count('DEFERRED') * 2 > outcomes.length;
  if (rests || rest_until !== null)
    await connectionOf(Mailing).query(
      `update mailings set rest_until = clock_timestamp() + $2::int * interval '1 millisecond' where id = $1`,
      { bind: [id, rests ? restMs : null], type: QueryTypes.UPDATE },
    );
  return holdWhereTooMany(id);
}
