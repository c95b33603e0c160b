import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A strip for the pages of one city or of one category, and one strip at a time for the same pages. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `-- Of several the one that began last was shown.
     update top_strips s set status = 'STOPPED' where status = 'PUBLISHED' and deleted_at is null and exists (
       select from top_strips o where o.status = 'PUBLISHED' and o.deleted_at is null
         and o.date_start = s.date_start and o.id > s.id);
     update top_strips s set date_end = following.date_start
     from (
       select id, lead(date_start) over (order by date_start) as date_start from top_strips
       where status = 'PUBLISHED' and deleted_at is null
     ) following
     where following.id = s.id and following.date_start < s.date_end;
     alter table top_strips
       add column city_id integer references cities,
       add column category_id integer references categories,
       add constraint top_strips_of_one_place check (num_nonnulls(city_id, category_id) <= 1),
       -- A range of one number stands for equality, which GiST has for numbers only with an extension.
       add constraint top_strips_one_at_a_time exclude using gist (
         int4range(coalesce(city_id, 0), coalesce(city_id, 0), '[]') with &&,
         int4range(coalesce(category_id, 0), coalesce(category_id, 0), '[]') with &&,
         tstzrange(date_start, date_end) with &&
       ) where (status = 'PUBLISHED' and deleted_at is null),
       -- Browsers remember a closed strip by its end: two with one end would be closed together.
       add constraint top_strips_end_apart exclude using btree (date_end with =)
         where (status = 'PUBLISHED' and deleted_at is null);`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table top_strips
       drop constraint top_strips_one_at_a_time,
       drop constraint top_strips_end_apart,
       drop column city_id,
       drop column category_id;`,
  );
