import type { LecturerCourse, LecturerCourses } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import type { LecturerList } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Literal } from 'sequelize/types/utils';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { engagementsOf } from './engagements.ts';
import { lecturersOf } from './lecturersOf.ts';
import { paidPlaces } from './paidPlaces.ts';
import { presentCourse } from './presenter.ts';
import { type Named, withConsents } from './withConsents.ts';

export interface Asked {
  list: LecturerList;
  offset: number;
}

const perPage = 50;

/** The courses on the site that name one of my lecturers: those to come by their dates, past ones the latest first. */
export async function listCourses(actor: SignedInUser, { list, offset }: Asked): Promise<LecturerCourses> {
  const own = await lecturersOf(actor);
  const where: WhereOptions = { [Op.and]: [visible, named(own), inList[list]] };
  const total = await Prod.count({ where });
  const order = list === 'coming' ? 'ASC NULLS LAST' : 'DESC';
  const prods = await Prod.findAll({
    where,
    include: withConsents(own),
    order: [
      ['date_start', order],
      ['id', 'ASC'],
    ],
    limit: perPage,
    offset,
  });
  return { courses: await present(prods as Named[], own), total };
}

/** One of them, or null. */
export async function readCourse(id: number, own: readonly number[]): Promise<LecturerCourse | null> {
  const where = { [Op.and]: [visible, named(own), { id }] };
  const prods = await Prod.findAll({ where, include: withConsents(own) });
  const [course = null] = await present(prods as Named[], own);
  return course;
}

async function present(prods: readonly Named[], own: readonly number[]): Promise<LecturerCourse[]> {
  const engagements = await engagementsOf(own);
  const paid = await paidPlaces(prods.map(({ id }) => id));
  return prods.map((prod) => presentCourse(prod, { engagements, participants: paid.get(prod.id) ?? 0 }));
}

/** Of those that visitors have seen: a draft names him before anybody has asked. */
export const visible: WhereOptions = {
  status: ['CONFIRMED', 'CANCELED'],
  published_at: { [Op.not]: null },
};

const named = (own: readonly number[]): WhereOptions => ({
  id: {
    [Op.in]: literal(
      `(select prod_id from prod_lecturers where lecturer_id in (${own.map(Number).join() || 'null'}))`,
    ),
  },
});

/** A course is ahead until the end of its last day. */
const lastDay = `coalesce("Prod"."date_end", "Prod"."date_start", 'infinity') >= date_trunc('day', now())`;
const inList: Record<LecturerList, Literal> = {
  coming: literal(lastDay),
  past: literal(`not (${lastDay})`),
};
