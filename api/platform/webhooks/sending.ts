import { connectionOf, sequelizeOf, Webhook } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import type { JobKind } from '../jobs/queue.ts';
import { enqueue } from '../jobs/queue.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { type Leased, leaseNext } from './leasing.ts';
import { type Outcome, patienceMs, post } from './posting.ts';
import { openSecret } from './secrets.ts';
import { sendWebhooksJob } from './sendWebhooksJob.ts';
import { settle } from './settling.ts';
import { signedHeaders } from './signing.ts';

type Clock = () => Date;

/** After it a webhook with more to send goes to the end of the queue. */
const turnMs = 20_000;
/** Webhooks that a node sends to at once. */
const atOnce = 5;

/** Sends messages: a webhook to one worker at a time, so that a slow receiver delays its own messages alone. */
export const webhookSender: JobKind<{ webhook_id: number }> = {
  name: sendWebhooksJob,
  atOnce,
  // Due messages are found again each minute.
  options: { retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3600 },
  work: async ({ webhook_id }) => void (await sendDue(webhook_id)),
};

/** Sends one after another what is due to a webhook; answers how many tries it made. */
export async function sendDue(webhook_id: number, clock: Clock = () => new Date()): Promise<number> {
  await dropQueued(webhook_id);
  const end = performance.now() + turnMs;
  for (let tries = 0; ; tries += 1) {
    const leased = await leaseNext(webhook_id, clock());
    if (!leased) return tries;
    await settle(leased, await send(leased, clock()), clock());
    if (performance.now() < end) continue;
    await unitOfWork.transaction((transaction) =>
      enqueue({ name: sendWebhooksJob }, { webhook_id }, transaction),
    );
    return tries + 1;
  }
}

/**
 * One turn serves all that is due: each message has put a job of its own into the queue, and together they would keep
 * other webhooks waiting. A job that is seen here has its message seen, too.
 */
async function dropQueued(webhook_id: number): Promise<void> {
  const bind = [sendWebhooksJob, String(webhook_id)];
  await connectionOf(Webhook).query(queued, { bind, type: QueryTypes.DELETE });
}

const queued = `delete from pgboss.job where name = $1 and id in (select id from pgboss.job
  where name = $1 and state = 'created' and data ->> 'webhook_id' = $2 for update skip locked)`;

/** Signs with the present secret, whenever the message was written. */
export async function send({ webhook, delivery }: Leased, now: Date, waitMs = patienceMs): Promise<Outcome> {
  const secret = openSecret(webhook);
  if (secret === null) return unsigned;
  const { event, key, body } = delivery;
  const at = Math.floor(now.getTime() / 1000);
  return post(webhook.url, signedHeaders(secret, { event, key, body, at }), body, waitMs);
}

const unsigned: Outcome = {
  ...{ isDelivered: false, isOurs: true, code: null, answer: null, duration_ms: 0 },
  error: 'Секрет больше нельзя прочитать: смените его',
};

/** Puts each webhook with due messages into the queue, where it is not there yet; answers their numbers. */
export const enqueueDue = (now = new Date()): Promise<number[]> =>
  unitOfWork.transaction(async (transaction) => {
    const due = await sequelizeOf(transaction).query<{ webhook_id: number }>(
      `select distinct d.webhook_id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where d.next_at <= $1 and (d.leased_until is null or d.leased_until <= $1)
         and (d.kind <> 'EVENT' or w.status = 'ACTIVE')
         and not exists (select from pgboss.job j where j.name = $2 and j.state = 'created'
           and j.data ->> 'webhook_id' = d.webhook_id::text)
       order by 1 limit 1000`,
      { bind: [now, sendWebhooksJob], type: QueryTypes.SELECT, transaction },
    );
    for (const { webhook_id } of due) await enqueue({ name: sendWebhooksJob }, { webhook_id }, transaction);
    return due.map(({ webhook_id }) => webhook_id);
  });
