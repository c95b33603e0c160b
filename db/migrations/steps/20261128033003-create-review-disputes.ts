import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The key allows one dispute of a review, for ever. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
create table review_disputes (
  review_id integer primary key references reviews on delete cascade,
  reason text not null check (char_length(reason) between 10 and 2000),
  evidence uuid[] not null default '{}' check (cardinality(evidence) <= 3),
  opened_by integer references users on delete set null,
  outcome text check (outcome in ('ACCEPTED', 'DECLINED')),
  answer text check (char_length(answer) between 3 and 1000),
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint review_disputes_are_answered check (num_nonnulls(outcome, answer, decided_at) in (0, 3)),
  constraint review_disputes_are_decided_by_somebody check (decided_by is null or decided_at is not null)
);
create index review_disputes_open on review_disputes (created_at) where outcome is null;
create index review_disputes_by_outcome on review_disputes (outcome, review_id desc);
create index review_disputes_by_opening on review_disputes (opened_by) where opened_by is not null;
create index review_disputes_by_deciding on review_disputes (decided_by) where decided_by is not null;
`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table review_disputes');
