import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
create table ad_pictures (
  filename text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  constraint ad_pictures_filename_check check (char_length(filename) between 1 and 200)
);
create index ad_pictures_created_at on ad_pictures (created_at);
`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table ad_pictures');
