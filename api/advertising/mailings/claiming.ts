import { connectionOf, MailingRecipient } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { together } from '../../platform/jobs/together.ts';
import { belongsToReader, suppressed } from './audience.ts';
import type { LeasedRow } from './leasing.ts';
import type { Pace } from './pace.ts';

/**
 * Whether a leased letter may leave this very moment, those of one moment by one statement: its people may have refused
 * since the lease, staff may have paused or stopped the mailing, and another node may have it by now. One that leaves
 * begins its lease anew; the others are skipped or wait again.
 */
export const claimerWith = ({ leaseMs }: Pick<Pace, 'leaseMs'>) =>
  together(async (rows: readonly LeasedRow[]) => {
    const asked = rows.map(({ id, lease }) => ({ id, lease }));
    const kept = await connectionOf(MailingRecipient).query<{ id: string }>(claimed, {
      bind: [JSON.stringify(asked), leaseMs],
      type: QueryTypes.SELECT,
    });
    const ids = new Set(kept.map(({ id }) => id));
    return (row: LeasedRow): boolean => ids.has(row.id);
  });

const claimed = `
  with asked as (
    select r.id, r.lease, m.sending = 'PAUSED' as waits,
      case when m.sending not in ('RUNNING', 'PAUSED') then 'STOPPED'
        when m.sending = 'RUNNING' and ${suppressed('r.email')} then 'SUPPRESSED'
        when m.sending = 'RUNNING' and not ${belongsToReader('r.email')} then 'CONSENT' end as refusal
    from jsonb_to_recordset($1::jsonb) as n(id bigint, lease uuid)
      join mailing_recipients r on r.id = n.id and r.lease = n.lease join mailings m on m.id = r.mailing_id),
  decided as (
    update mailing_recipients r set
      state = case when waits then 'QUEUED' when refusal is null then 'SENDING' else 'SKIPPED' end,
      skipped_because = refusal, next_at = case when waits then clock_timestamp() end,
      attempts = attempts - case when waits or refusal is not null then 1 else 0 end,
      lease = case when not waits and refusal is null then r.lease end,
      leased_until = case when not waits and refusal is null then clock_timestamp() + $2::int * interval '1 millisecond' end,
      settled_at = case when refusal is not null then clock_timestamp() end
    from asked where r.id = asked.id and r.lease = asked.lease and r.state = 'SENDING' returning r.id, r.state)
  select id from decided where state = 'SENDING'`;
