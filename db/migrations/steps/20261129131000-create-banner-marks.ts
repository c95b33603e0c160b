import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The present marks count as those of the whole past. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
create table banner_marks (
  banner_id integer not null references banners on delete cascade,
  since timestamptz not null default now(),
  ad_reg_number text not null,
  ad_company text not null,
  ad_inn text not null,
  primary key (banner_id, since)
);
insert into banner_marks (banner_id, since, ad_reg_number, ad_company, ad_inn)
  select id, created_at, ad_reg_number, ad_company, ad_inn from banners
  where num_nonnulls(ad_reg_number, ad_company, ad_inn) = 3;
`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table banner_marks');
