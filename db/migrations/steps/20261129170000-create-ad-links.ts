import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Links of banners that exist are checked within minutes by the clock. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
create table ad_links (
  url text primary key,
  checked_at timestamptz not null,
  problem text,
  problem_since timestamptz,
  constraint ad_links_url_check check (octet_length(url) between 1 and 2000),
  constraint ad_links_problem_check check (char_length(problem) between 1 and 300),
  constraint ad_links_problem_since check ((problem is null) = (problem_since is null) and problem_since <= checked_at)
);
alter table banners add column link_written_at timestamptz;
`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'drop table ad_links; alter table banners drop column link_written_at');
