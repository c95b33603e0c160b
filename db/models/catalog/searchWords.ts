import type { Sequelize, Transaction } from 'sequelize';

/** Stores the words of these texts, so that a search can correct an unknown word. */
export async function keepSearchWords(
  sequelize: Sequelize,
  texts: readonly string[],
  transaction: Transaction,
): Promise<void> {
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  // In one order: two transactions with the same new words then wait for each other and cannot deadlock.
  const sorted = [...words].filter(({ length }) => length >= 3 && length <= 40).sort();
  await sequelize.query('insert into search_words (word) select unnest($1::text[]) on conflict do nothing', {
    bind: [sorted],
    transaction,
  });
}
