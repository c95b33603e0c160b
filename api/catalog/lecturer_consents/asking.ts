import { Center, City, Lecturer, type Prod, ProdLecturer, sequelizeOf, timetableOf } from '@odonta/db/models';
import { noClosure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { type AboutCourse, consentAsked } from './consents.letters.ts';
import { hasBegun } from './hasBegun.ts';
import { writeToLecturers } from './writeToLecturers.ts';

/** Asks these lecturers of a course whether they take part, unless nobody could answer or nobody has to. */
export async function askConsents(
  prod: Prod,
  lecturerIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  if (lecturerIds.length === 0 || hasBegun(prod)) return;
  const asked = await sequelizeOf(transaction).query<{ lecturer_id: number }>(ask, {
    bind: [prod.id, [...lecturerIds], prod.center_id, [...centerRolesWith('prods.edit')]],
    type: QueryTypes.SELECT,
    transaction,
  });
  const course = await aboutOf(prod, transaction);
  const ids = asked.map(({ lecturer_id }) => lecturer_id);
  await writeToLecturers(ids, (user) => consentAsked(user, course), transaction);
}

/** The same of all whom a course names when it first appears on the site. */
export async function askAllConsents(prod: Prod, transaction: Transaction): Promise<void> {
  const named = await ProdLecturer.findAll({ where: { prod_id: prod.id }, transaction });
  const ids = named.map(({ lecturer_id }) => lecturer_id);
  await askConsents(prod, ids, transaction);
}

/** The facts of a course that its letters repeat. */
export async function aboutOf(prod: Prod, transaction: Transaction): Promise<AboutCourse> {
  const center = await Center.findByPk(prod.center_id, { paranoid: false, transaction });
  const city = prod.city_id ? await City.findByPk(prod.city_id, { transaction }) : null;
  const timetable = timetableOf(prod, noClosure);
  return {
    id: prod.id,
    name: prod.name,
    center: center?.name ?? '',
    ...timetable,
    place: placeOf({ ...timetable, city: city?.name ?? null }),
  };
}

export const lecturerOf = (id: number, transaction: Transaction): Promise<Lecturer> =>
  Lecturer.findByPk(id, { paranoid: false, transaction, rejectOnEmpty: true });

/** One who acts for the centre himself has agreed by naming himself. */
const ask = `
  update prod_lecturers l set consent = 'ASKED', asked_at = now(), answered_at = null, expired_at = null
  where l.prod_id = $1 and l.lecturer_id = any($2) and l.asked_at is null
    and exists (select from user_memberships m join users u on u.id = m.user_id
      where m.lecturer_id = l.lecturer_id and u.status = 'ACTIVE' and u.is_partner and u.deleted_at is null)
    and not exists (select from user_memberships m join user_memberships his on his.user_id = m.user_id
      where m.lecturer_id = l.lecturer_id and his.center_id = $3 and his.role = any($4))
  returning l.lecturer_id`;
