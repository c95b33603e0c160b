import { literal, type Model, type ModelStatic, Op } from 'sequelize';
import { typed, wordsOf } from './filters.ts';
import { likeText } from './like.ts';
import type { Filter } from './listQuery.ts';

interface Searched {
  /** The column of the list, and a query of its values up to its condition. */
  column: string;
  query: string;
  /** SQL texts of that query. */
  texts: readonly string[];
}

/** `q` over other tables: every typed word must occur in one of their texts. */
export const wordsAmong = (model: ModelStatic<Model>, { column, query, texts }: Searched): Filter => ({
  schema: typed,
  where: (value: string) => {
    const { sequelize } = model;
    if (!sequelize) throw new Error('no database is open');
    const conditions = wordsOf(value).map(
      (word) => `concat_ws(' ', ${texts.join(', ')}) ilike ${sequelize.escape(`%${likeText(word)}%`)}`,
    );
    return { [column]: { [Op.in]: literal(`(${query} where ${conditions.join(' and ') || 'true'})`) } };
  },
});
