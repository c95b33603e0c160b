import { Lecturer, type Prod, ProdLecturer } from '@odonta/db/models';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { askConsents } from '../lecturer_consents/asking.ts';
import { lessonAhead } from '../lecturer_consents/lessonsAhead.ts';

/** Names these lecturers in their order. A lecturer who stays keeps his answer; a new one is asked, once visitors can see the course. */
export async function writeLecturers(
  prod: Prod,
  lecturer_ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const prod_id = prod.id;
  const gone = { prod_id, lecturer_id: { [Op.notIn]: [...lecturer_ids] } };
  await refusePromised(prod_id, gone, transaction);
  await ProdLecturer.destroy({ where: gone, transaction });
  const kept = await ProdLecturer.findAll({ where: { prod_id }, transaction });
  const known = new Map(kept.map((row) => [row.lecturer_id, row]));
  for (const [sort, lecturer_id] of lecturer_ids.entries())
    if (known.has(lecturer_id)) await known.get(lecturer_id)?.update({ sort }, { transaction });
  const proposed = await proposedAmong(lecturer_ids, transaction);
  const added = lecturer_ids.flatMap((lecturer_id, sort) =>
    known.has(lecturer_id)
      ? []
      : [{ prod_id, lecturer_id, sort, ...(proposed.includes(lecturer_id) && awaiting()) }],
  );
  await ProdLecturer.bulkCreate(added, { transaction });
  const ids = added.map(({ lecturer_id }) => lecturer_id);
  if (prod.published_at !== null) await askConsents(prod, ids, transaction);
}

/** Persons whom a centre has proposed, and whose pages moderators have not published. */
async function proposedAmong(ids: readonly number[], transaction: Transaction): Promise<number[]> {
  const where = {
    ...{ id: [...ids], status: { [Op.ne]: 'CONFIRMED' as const } },
    proposed_by_center_id: { [Op.not]: null },
  };
  return (await Lecturer.findAll({ where, transaction })).map(({ id }) => id);
}

/** Whichever way a course names such a person, it hides him until he has agreed and his page is published. */
const awaiting = () => ({ consent: 'ASKED', asked_at: new Date(), awaits_page: true }) as const;

/** A pupil has been told that the lesson takes place; a lecturer who agrees to one meanwhile keeps his row locked. */
async function refusePromised(
  prod_id: number,
  where: WhereOptions<ProdLecturer>,
  transaction: Transaction,
): Promise<void> {
  const gone = await ProdLecturer.findAll({
    where,
    order: ['lecturer_id'],
    lock: transaction.LOCK.UPDATE,
    transaction,
  });
  if (gone.length === 0) return;
  const ids = gone.map(({ lecturer_id }) => lecturer_id);
  const promised = await lessonAhead(prod_id, ids, transaction);
  if (promised)
    throw invalid({
      lecturer_ids: `Лектора нельзя убрать: у него занятие ${promised}. Сначала отмените заказ на это занятие`,
    });
}
