import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The report of a closed payout may be annulled and made anew, and is then signed anew. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, are(`status in ('CONFIRMED', 'FINISHED')`));

/** Scans of closed payouts that nobody has accepted are deleted. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from private_files f using payouts p
       where f.id = p.act_file_id and p.status = 'FINISHED' and p.act_state in ('RECEIVED', 'RETURNED');
     update payouts set act_state = null, act_file_id = null, act_reason = null, act_sent_at = null, act_decided_at = null
       where status = 'FINISHED' and act_state in ('RECEIVED', 'RETURNED');
     ${are(`status = 'CONFIRMED'`)}`,
  );

const are = (undecided: string) => `
  alter table payouts drop constraint signed_acts_are_of_paid_payouts;
  alter table payouts add constraint signed_acts_are_of_paid_payouts check (case act_state
    when 'ACCEPTED' then status = 'FINISHED' else act_state is null or ${undecided} end) not valid;
  alter table payouts validate constraint signed_acts_are_of_paid_payouts;`;
