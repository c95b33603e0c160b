import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table prod_cards (
      prod_id integer primary key references prods on delete cascade,
      card jsonb not null,
      tsv tsvector not null,
      words text not null,
      type integer not null,
      degree text not null,
      categories integer[] not null,
      services integer[] not null,
      center_id integer not null,
      city_id integer,
      duration_hours integer,
      price_now bigint not null,
      price_types text[] not null,
      lecturer_ids integer[] not null,
      lecturer_sefs text[] not null,
      date_start timestamptz,
      date_end timestamptz,
      state text not null,
      state_order smallint not null,
      is_related_promotion boolean not null,
      is_partner_bonus_promo boolean not null,
      is_promoted boolean not null,
      changes_at timestamptz
    );
    create index prod_cards_by_default on prod_cards (state_order, date_start, prod_id);
    create index prod_cards_by_price on prod_cards (price_now, prod_id) where state_order < 9;
    create index prod_cards_by_date on prod_cards (date_start, prod_id) where state_order < 9;
    create index prod_cards_by_city on prod_cards (city_id, state_order, date_start, prod_id);
    create index prod_cards_by_type on prod_cards (type, state_order, date_start, prod_id);
    create index prod_cards_by_category on prod_cards using gin (categories);
    create index prod_cards_by_lecturer on prod_cards using gin (lecturer_ids);
    create index prod_cards_by_text on prod_cards using gin (tsv);
    create index prod_cards_by_trigram on prod_cards using gin (words gin_trgm_ops);
    create index prod_cards_due on prod_cards (changes_at) where changes_at is not null;
    `,
  );

export const down = (context: QueryInterface) => inOneTransaction(context, 'drop table prod_cards;');
