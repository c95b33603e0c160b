import { type Lecturer, LecturerInvitation, Prod, ProdLecturer } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { askConsents } from '../lecturer_consents/asking.ts';
import { askFromNow } from '../lecturer_consents/askingAgain.ts';
import { announcing } from '../prods/prods.changes.ts';

/** The page of a proposed lecturer is on the site: courses that waited for it name him, once he has agreed. */
export const enterCourses = (lecturer: Lecturer, transaction: Transaction): Promise<void> =>
  inEach(lecturer, transaction, async (row, prod) => {
    await row.update({ awaits_page: false }, { transaction });
    const { prod_id, lecturer_id } = row;
    const isInvited = (await LecturerInvitation.count({ where: { prod_id, lecturer_id }, transaction })) > 0;
    if (row.consent === 'ASKED' && !isInvited) await askFromNow(prod, row, transaction);
  });

/** The proposed lecturer has proved to be a known one: he is asked as known ones are. */
export const askAsKnown = (lecturer: Lecturer, transaction: Transaction): Promise<void> =>
  inEach(lecturer, transaction, async (row, prod) => {
    const unasked = row.consent === 'ASKED' && ({ consent: 'ACCEPTED', asked_at: null } as const);
    await row.update({ awaits_page: false, ...unasked }, { transaction });
    if (unasked && prod.published_at !== null) await askConsents(prod, [lecturer.id], transaction);
  });

/** Locks the courses that these lecturers would enter, or are invited to, before the first of them does. */
export async function lockEntered(ids: readonly number[], transaction: Transaction): Promise<void> {
  const lecturer_id = [...ids];
  const awaited = await ProdLecturer.findAll({ where: { lecturer_id, awaits_page: true }, transaction });
  const invited = await LecturerInvitation.findAll({ where: { lecturer_id }, transaction });
  await lockProds(
    [...awaited, ...invited].map(({ prod_id }) => prod_id),
    transaction,
  );
}

async function inEach(
  { id: lecturer_id }: Lecturer,
  transaction: Transaction,
  write: (row: ProdLecturer, prod: Prod) => Promise<void>,
): Promise<void> {
  await lockEntered([lecturer_id], transaction);
  const lock = transaction.LOCK.UPDATE;
  const where = { lecturer_id, awaits_page: true };
  const rows = await ProdLecturer.findAll({ where, order: ['prod_id'], lock, transaction });
  for (const row of rows) {
    const prod = await Prod.findByPk(row.prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
    await announcing(prod, { lecturer_ids: [] }, transaction, () => write(row, prod));
  }
}

const lockProds = (id: readonly number[], transaction: Transaction): Promise<Prod[]> =>
  Prod.findAll({
    where: { id: [...id] },
    order: ['id'],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    paranoid: false,
    transaction,
  });
