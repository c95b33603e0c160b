import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Numbers of what was written down of banners, so that the same is not counted twice when nothing was heard of its commit. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create table ad_batches (
       number uuid primary key,
       written_at timestamptz not null default now()
     )`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table ad_batches');
