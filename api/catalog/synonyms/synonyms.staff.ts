import type { StaffSynonym } from '@odonta/api/contract';
import { Synonym } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { col, fn, Op, type Transaction, where } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invalid } from '../../platform/http/errors.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byId } from '../../platform/lists/filters.ts';
import { likeText } from '../../platform/lists/like.ts';
import { plain, wordsOf } from '../search/synonymGroups.ts';

interface SynonymBody {
  words: string[];
}

const word = Joi.string()
  .trim()
  .max(80)
  .custom((value: string, helpers) => (wordsOf(value).length > 0 ? value : helpers.error('any.invalid')));
/** A form may end in an empty line. */
const emptyLine = Joi.string().trim().valid('').strip();
const body = Joi.object<SynonymBody>({
  words: Joi.array()
    .items(emptyLine, word)
    .min(2)
    .max(30)
    .custom((words: string[], helpers) =>
      new Set(words.map(plain)).size < words.length
        ? helpers.message({ custom: 'Слово повторяется' })
        : words,
    )
    .required()
    .messages({
      'array.min': 'Нужны хотя бы два слова',
      'any.required': 'Нужны хотя бы два слова',
    }),
});

/** Groups of words that the search takes for one another. */
export const synonymsForStaff = defineResource({
  name: 'synonyms',
  audience: staffAudience,
  impersonator: writing,
  model: Synonym,
  rows: () => ({}),
  present: (rows: Synonym[]): StaffSynonym[] =>
    rows.map(({ id, words, version, updated_at }) => ({
      id,
      words,
      version,
      updated_at: secondsOf(updated_at),
    })),
  list: {
    allow: 'synonyms.list',
    filters: {
      id: byId(),
      q: {
        schema: Joi.string().trim().max(200).allow(''),
        where: (typed: string) =>
          where(fn('replace', fn('lower', fn('array_to_string', col('words'), ' ')), 'ё', 'е'), {
            [Op.like]: `%${likeText(plain(typed))}%`,
          }) as never,
      },
    },
    sort: ['id', 'updated_at'],
  },
  read: { allow: 'synonyms.show' },
  create: {
    allow: 'synonyms.create',
    body,
    run: async ({ body: { words }, transaction }) => {
      await refuseTaken(words, null, transaction);
      return Synonym.create({ words }, { transaction });
    },
  },
  update: {
    allow: 'synonyms.edit',
    body,
    run: async ({ row, body: { words }, transaction }) => {
      if (!words) return;
      await refuseTaken(words, row.id, transaction);
      row.set({ words });
    },
  },
  remove: { allow: 'synonyms.delete' },
});

/** A word in two groups would silently act for the first of them only. */
async function refuseTaken(words: string[], own: number | null, transaction: Transaction): Promise<void> {
  const others = await Synonym.findAll({ where: own === null ? {} : { id: { [Op.ne]: own } }, transaction });
  for (const { id, words: taken } of others) {
    const twice = words.find((mine) => taken.some((theirs) => plain(theirs) === plain(mine)));
    if (twice) throw invalid({ words: `«${twice}» уже есть в группе № ${id}: дополните её` });
  }
}
