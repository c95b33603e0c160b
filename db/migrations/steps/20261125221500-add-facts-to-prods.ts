import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The facts a dentist decides by: hours of each day, the way, the document, what is included, for whom. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table cities
       add column utc_offset smallint not null default 3 check (utc_offset in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
     update cities set utc_offset = case
       when region in ('Калининградская область') then 2
       when region in ('Астраханская область', 'Самарская область', 'Саратовская область', 'Удмуртская Республика',
         'Ульяновская область') then 4
       when region in ('Курганская область', 'Оренбургская область', 'Пермский край', 'Республика Башкортостан',
         'Свердловская область', 'Тюменская область', 'Ханты-Мансийский автономный округ — Югра', 'Челябинская область',
         'Ямало-Ненецкий автономный округ') then 5
       when region in ('Омская область') then 6
       when region in ('Алтайский край', 'Кемеровская область', 'Красноярский край', 'Новосибирская область',
         'Республика Алтай', 'Республика Тыва', 'Республика Хакасия', 'Томская область') then 7
       when region in ('Иркутская область', 'Республика Бурятия') then 8
       when region in ('Амурская область', 'Забайкальский край', 'Республика Саха (Якутия)') then 9
       when region in ('Еврейская автономная область', 'Приморский край', 'Хабаровский край') then 10
       when region in ('Магаданская область', 'Сахалинская область') then 11
       when region in ('Камчатский край', 'Чукотский автономный округ') then 12
       else 3
     end;
     alter table prods
       add column schedule jsonb not null default '[]',
       add column directions text check (char_length(directions) <= 1000),
       add column issued_documents text[] not null default '{}',
       add column inclusions text[] not null default '{}',
       add column inclusions_note text check (char_length(inclusions_note) <= 300),
       add column group_size integer check (group_size between 1 and 500),
       add column speciality_ids integer[] not null default '{}' check (cardinality(speciality_ids) <= 30),
       add constraint prods_issued_documents check (
         issued_documents <@ array['CERTIFICATE', 'ADVANCED_TRAINING', 'RETRAINING', 'NMO_CODE']),
       add constraint prods_inclusions check (
         inclusions <@ array['COFFEE', 'MATERIALS', 'CONSUMABLES', 'INSTRUMENTS', 'RECORDING']),
       add constraint prods_schedule check (
         jsonb_typeof(schedule) = 'array' and jsonb_array_length(schedule) <= 60
         and jsonb_array_length(schedule) = jsonb_array_length(jsonb_path_query_array(schedule,
           '$[*] ? (@.day like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @.from like_regex "^[0-9]{2}:[0-9]{2}$"
             && @.to like_regex "^[0-9]{2}:[0-9]{2}$" && @.to > @.from)')));
     -- Their next change now includes the end of the free cancellation: a due card is written anew.
     update prod_cards set changes_at = now();`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table prods
       drop column schedule,
       drop column directions,
       drop column issued_documents,
       drop column inclusions,
       drop column inclusions_note,
       drop column group_size,
       drop column speciality_ids;
     alter table cities drop column utc_offset;`,
  );
