import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Favourite courses of an individual, the same on all his devices. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `create table favourites (
       individual_id integer not null references individuals on delete cascade,
       prod_id integer not null references prods on delete cascade,
       uid bigint not null check (uid > 0),
       price integer not null check (price >= 0),
       primary key (individual_id, prod_id)
     );
     create index favourites_of_prod on favourites (prod_id);`,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table favourites;');
