import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** The words that courses are named by, instead of trigrams of whole cards: a slip in a word is found among words. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    create table search_words (word text primary key);
    insert into search_words (word)
      select distinct word from prod_cards, regexp_split_to_table(words, '[^[:alnum:]]+') as word
      where char_length(word) between 3 and 40;
    create index search_words_by_trigram on search_words using gin (word gin_trgm_ops);
    drop index prod_cards_by_trigram;
    alter table prod_cards drop column words;
    `,
  );

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `
    alter table prod_cards add column words text not null default '';
    alter table prod_cards alter column words drop default;
    create index prod_cards_by_trigram on prod_cards using gin (words gin_trgm_ops);
    drop table search_words;
    `,
  );
