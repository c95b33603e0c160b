import { LegalScale, LegalScaleRow, type ScaleTerms } from '@odonta/db/models';
import { rowsInWords } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { kopecksOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatDate, moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

type Row = ScaleTerms['rows'][number];

/** The terms of a scale by its rows of the latest day, even a future one. Null without rows. */
export function agreedTerms({ name, is_active, is_default, rows }: LegalScale): ScaleTerms | null {
  const valid_from = rows.map((row) => row.valid_from).reduce((a, b) => (a > b ? a : b), '');
  return valid_from === ''
    ? null
    : { name, is_active, is_default, valid_from, rows: rowsOf(rows, valid_from) };
}

/** The rows in force on a day. */
export function rowsOn(rows: readonly LegalScaleRow[], day: string): Row[] {
  const days = rows.map(({ valid_from }) => valid_from).filter((from) => from <= day);
  return rowsOf(
    rows,
    days.reduce((a, b) => (a > b ? a : b), ''),
  );
}

const rowsOf = (rows: readonly LegalScaleRow[], day: string): Row[] =>
  rows
    .filter(({ valid_from }) => valid_from === day)
    .sort((a, b) => a.value - b.value)
    .map(({ value, percent, expiry_days }) => ({ value: roublesOf(value), percent, expiry_days }));

/** Applies a requested scale. Rows begin today at the earliest, and replace those that were to begin later. */
export async function enforce(scale: LegalScale, terms: ScaleTerms, transaction: Transaction): Promise<void> {
  const { rows, valid_from, ...columns } = terms;
  const today = moscowDay(new Date());
  const from = valid_from > today ? valid_from : today;
  const scale_id = scale.id;
  if (columns.is_default)
    await LegalScale.update(
      { is_default: false },
      { where: { id: { [Op.ne]: scale_id }, is_default: true }, transaction },
    );
  const agreed = agreedTerms(scale);
  if (rowsInWords(rows) !== rowsInWords(agreed?.rows ?? []) || valid_from !== agreed?.valid_from) {
    // Also those of a day that was named before and is put off now.
    const replaced = { [Op.or]: [{ [Op.gte]: from }, { [Op.gt]: today }] };
    await LegalScaleRow.destroy({ where: { scale_id, valid_from: replaced }, transaction });
    await LegalScaleRow.bulkCreate(
      rows.map((row) => ({ ...row, scale_id, valid_from: from, value: kopecksOf(row.value) })),
      { transaction },
    );
  }
  await scale.update({ ...columns, draft: null }, { transaction });
}

/** For the approver. */
export const wordsOf = ({ name, valid_from, rows, is_active, is_default }: ScaleTerms) => ({
  name,
  valid_from: formatDate(valid_from),
  rows: rowsInWords(rows),
  is_active: is_active ? 'да' : 'нет',
  is_default: is_default ? 'да' : 'нет',
});
