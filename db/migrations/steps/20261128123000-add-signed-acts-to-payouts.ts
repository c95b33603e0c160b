import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The scan of the agent's report with the signature of the centre; it is asked for once the money has left. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table payouts
       add column act_state text check (act_state in ('RECEIVED', 'RETURNED', 'ACCEPTED')),
       add column act_file_id uuid references private_files on delete set null,
       add column act_reason text check (char_length(act_reason) between 3 and 1000),
       add column act_sent_at timestamptz,
       add column act_decided_at timestamptz,
       add constraint signed_acts_are_sent check ((act_state is null) = (act_sent_at is null)
         and (act_state is not null or act_file_id is null)),
       add constraint signed_acts_are_decided_about check (
         (coalesce(act_state, 'RECEIVED') <> 'RECEIVED') = (act_decided_at is not null)),
       add constraint signed_acts_are_returned_with_a_reason check (
         (coalesce(act_state, '') = 'RETURNED') = (act_reason is not null)),
       add constraint signed_acts_are_of_paid_payouts check (case act_state when 'ACCEPTED' then status = 'FINISHED'
         else act_state is null or status = 'CONFIRMED' end)`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table payouts
       drop column act_state,
       drop column act_file_id,
       drop column act_reason,
       drop column act_sent_at,
       drop column act_decided_at`,
  );
