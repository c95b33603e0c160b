import type { EditedProd } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import { readinessOf } from '@odonta/db/vocabulary/catalog/readiness.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import { setProd } from '../prods/prods.saving.ts';
import { columnsOf, refuseContradictions } from '../prods/prods.writing.ts';

/** Writes edited values into a locked course. 422 by field where they contradict each other or what is sold. */
export async function writeFields(
  prod: Prod,
  fields: Partial<EditedProd>,
  transaction: Transaction,
): Promise<void> {
  await setProd(prod, fields, transaction);
  // Lists of other tables are its fields too, and must raise its version.
  prod.changed('id', true);
  await prod.save({ transaction });
}

/** 422 by field where the course would not be fit to be published with these values. Nothing is written. */
export async function refuseUnfit(
  { id }: Prod,
  { live, fields }: { live: EditedProd; fields: Partial<EditedProd> },
  transaction: Transaction,
): Promise<void> {
  const copy = await Prod.findByPk(id, { transaction, rejectOnEmpty: true });
  const { lecturer_ids } = { ...live, ...fields };
  copy.set(columnsOf(fields));
  await refuseContradictions(copy, fields, transaction);
  const { obligatory } = readinessOf({ ...copy.get(), lecturer_ids });
  if (obligatory.length > 0)
    throw invalid(Object.fromEntries(obligatory.map(({ field, missing }) => [field, `Добавьте ${missing}`])));
}

const richFields = ['text', 'program', 'for_whom', 'result', 'requirements'] as const;

/** Formatted texts without anything that runs: a revision shows them before the course does. */
export function withSafeTexts(fields: Partial<EditedProd>): Partial<EditedProd> {
  const safe = { ...fields };
  for (const field of richFields) if (safe[field] !== undefined) safe[field] = sanitised(safe[field]);
  return safe;
}
