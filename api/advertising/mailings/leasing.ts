import { randomUUID } from 'node:crypto';
import { Mailing, type MailingRecipient, sequelizeOf, takeTurn } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { belongsToReader, hadEnough, suppressed } from './audience.ts';
import { type Pace, triesOf } from './pace.ts';

export type LeasedRow = Pick<MailingRecipient, 'id' | 'key' | 'attempts'> & { email: string; lease: string };

export interface Leased {
  mailing: Mailing;
  rows: LeasedRow[];
}

/**
 * Takes the next letters of a mailing for this node alone, by the database's clock. The same question about each
 * address as at the start is asked once more: people who have refused meanwhile are skipped. Null where nothing may
 * be sent now.
 */
export const leaseLetters = (id: number, pace: Pace): Promise<Leased | null> =>
  unitOfWork.transaction(async (transaction) => {
    // One lease at a time, so that nodes keep the pace, and the weekly limit of a person, together.
    await takeTurn('letters of mailings', transaction);
    const mailing = await Mailing.findOne({ where: { id, sending: 'RUNNING' }, transaction });
    if (!mailing) return null;
    const most = Math.min(pace.batch, await leftInMinute(id, pace, transaction));
    if (most <= 0) return null;
    const lease = randomUUID();
    const rows = await sequelizeOf(transaction).query<LeasedRow & { state: string }>(taken, {
      bind: [id, most, lease, pace.leaseMs, mailing.is_advertising, triesOf(pace)],
      type: QueryTypes.SELECT,
      transaction,
    });
    if (rows.length === 0) return null;
    return {
      mailing,
      rows: rows.filter(({ state }) => state === 'SENDING').map((row) => ({ ...row, lease })),
    };
  });

/** None while the mail server rests. Mailings whose letters wait share the pace, so that the first takes no more than its part. */
async function leftInMinute(id: number, { perMinute }: Pace, transaction: Transaction): Promise<number> {
  const [found] = await sequelizeOf(transaction).query<{ left: number }>(left, {
    bind: [id, perMinute],
    type: QueryTypes.SELECT,
    transaction,
  });
  return found?.left ?? 0;
}

const left = `
  select case when coalesce(m.rest_until > clock_timestamp(), false) then 0
    else least($2::int - tried.everywhere, ceil($2::numeric / greatest(sharing.count, 1))::int - tried.here) end as left
  from mailings m,
    lateral (select count(*)::int as everywhere, count(*) filter (where mailing_id = m.id)::int as here
      from mailing_recipients where tried_at > clock_timestamp() - interval '1 minute') tried,
    lateral (select count(*)::int as count from mailings o
      where o.sending = 'RUNNING' and coalesce(o.rest_until <= clock_timestamp(), true) and exists (
        select from mailing_recipients r where r.mailing_id = o.id and r.state = 'QUEUED' and r.next_at <= clock_timestamp())) sharing
  where m.id = $1`;

const taken = `
  with due as (
    select r.id, case when ${suppressed('r.email')} then 'SUPPRESSED' when not ${belongsToReader('r.email')} then 'CONSENT'
        when $5::boolean and ${hadEnough('r.email', '$1')} then 'FREQUENCY' end as refusal
    from mailing_recipients r
    where r.mailing_id = $1 and (r.state = 'QUEUED' and r.next_at <= clock_timestamp()
      or r.state = 'SENDING' and r.leased_until <= clock_timestamp() and r.attempts < $6)
    order by r.next_at nulls first, r.id limit $2 for no key update skip locked)
  update mailing_recipients r set
    state = case when refusal is null then 'SENDING' else 'SKIPPED' end, skipped_because = refusal, next_at = null,
    lease = case when refusal is null then $3::uuid end,
    leased_until = case when refusal is null then clock_timestamp() + $4::int * interval '1 millisecond' end,
    tried_at = case when refusal is null then clock_timestamp() else tried_at end,
    attempts = attempts + case when refusal is null then 1 else 0 end,
    settled_at = case when refusal is null then null else clock_timestamp() end
  from due where r.id = due.id returning r.id, r.key, r.email, r.attempts, r.state`;
