import { type Prod, ProdLecturer } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { askConsents } from '../lecturer_consents/asking.ts';

/** Names these lecturers in their order. A lecturer who stays keeps his answer; a new one is asked, once visitors can see the course. */
export async function writeLecturers(
  prod: Prod,
  lecturer_ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const prod_id = prod.id;
  const gone = { prod_id, lecturer_id: { [Op.notIn]: [...lecturer_ids] } };
  await ProdLecturer.destroy({ where: gone, transaction });
  const kept = await ProdLecturer.findAll({ where: { prod_id }, transaction });
  const known = new Map(kept.map((row) => [row.lecturer_id, row]));
  for (const [sort, lecturer_id] of lecturer_ids.entries())
    if (known.has(lecturer_id)) await known.get(lecturer_id)?.update({ sort }, { transaction });
  const added = lecturer_ids.flatMap((lecturer_id, sort) =>
    known.has(lecturer_id) ? [] : [{ prod_id, lecturer_id, sort }],
  );
  await ProdLecturer.bulkCreate(added, { transaction });
  const ids = added.map(({ lecturer_id }) => lecturer_id);
  if (prod.published_at !== null) await askConsents(prod, ids, transaction);
}
