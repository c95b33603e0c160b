import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The programme of a course by its days, beside the formatted text. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `alter table prods
       add column program_days jsonb not null default '[]',
       add constraint prods_program_days check (
         jsonb_typeof(program_days) = 'array' and jsonb_array_length(program_days) <= 60
         and jsonb_array_length(program_days) = jsonb_array_length(jsonb_path_query_array(program_days,
           '$[*] ? (@.items.type() == "array" && (@.title == null || @.title.type() == "string"))'))
         and not jsonb_path_exists(program_days, '$[*].items[*] ? (!(@.text like_regex "[^ ]"))'));`,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(context, 'alter table prods drop column program_days;');
