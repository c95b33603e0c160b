import type { MailingStats } from '@odonta/api/contract';
import { connectionOf, MailingRecipient } from '@odonta/db/models';
import { fewestPeople } from '@odonta/db/vocabulary/reports/reports.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { campaignOf } from './letter/parts.ts';

/** The figures of a mailing that has begun. */
export async function statsOf(id: number, transaction?: Transaction): Promise<MailingStats> {
  const [found] = await connectionOf(MailingRecipient).query<MailingStats>(
    `select count(*) filter (where state in ('QUEUED', 'SENDING'))::int as queued,
       count(*) filter (where state = 'SENT')::int as sent,
       count(*) filter (where state = 'BOUNCED')::int as bounced,
       count(*) filter (where attempts > 1 or state = 'QUEUED' and attempts > 0)::int as deferred,
       count(*) filter (where state = 'FAILED')::int as failed,
       count(*) filter (where state = 'SKIPPED')::int as skipped,
       count(opened_at)::int as opened, count(clicked_at)::int as clicked,
       count(unsubscribed_at)::int as unsubscribed,
       (select count(*)::int from orders where client_target->>'source' = 'mailing'
          and client_target->>'campaign' = $2 and created_at >= (select started_at from mailings where id = $1)) as orders
     from mailing_recipients where mailing_id = $1`,
    { bind: [id, campaignOf(id)], type: QueryTypes.SELECT, transaction },
  );
  if (!found) throw new Error('a count has one row');
  return found;
}

/** Acts of readers, without figures that would tell of single ones. */
export const acts = ({ opened, clicked, unsubscribed, orders }: MailingStats) => ({
  opened: many(opened),
  clicked: many(clicked),
  unsubscribed: many(unsubscribed),
  orders: many(orders),
});

const many = (count: number): number | null => (count < fewestPeople ? null : count);
