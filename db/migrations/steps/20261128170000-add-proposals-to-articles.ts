import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const isMarked =
  'not is_sponsored or (ad_company is not null and ad_inn is not null and ad_reg_number is not null)';

/** Lecturers propose articles: whose proposal one is, when it was sent, and that one may be declined. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table articles
       add column proposed_by integer,
       add column submitted_at timestamptz,
       add column proposer_notified_at timestamptz,
       add constraint articles_proposed_by_fkey foreign key (proposed_by) references lecturers (id) not valid,
       add constraint articles_proposal_check
         check (proposed_by is not null or (submitted_at is null and proposer_notified_at is null)) not valid,
       drop constraint articles_status_check,
       add constraint articles_status_check
         check (status in ('DRAFT', 'REVIEW', 'SCHEDULED', 'PUBLISHED', 'REJECTED')) not valid,
       drop constraint articles_check2,
       add constraint articles_check2
         check (status in ('DRAFT', 'REVIEW', 'REJECTED') or ${isMarked}) not valid;`,
  );

/** Drafts that their lecturers have sent to nobody are in the trash afterwards, not in the list of the editors. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `update articles set deleted_at = coalesce(deleted_at, now())
       where proposed_by is not null and submitted_at is null;
     update articles set status = 'DRAFT' where status = 'REJECTED';
     alter table articles
       drop column proposed_by,
       drop column submitted_at,
       drop column proposer_notified_at,
       drop constraint articles_status_check,
       add constraint articles_status_check
         check (status in ('DRAFT', 'REVIEW', 'SCHEDULED', 'PUBLISHED')),
       drop constraint articles_check2,
       add constraint articles_check2 check (status in ('DRAFT', 'REVIEW') or ${isMarked});`,
  );
