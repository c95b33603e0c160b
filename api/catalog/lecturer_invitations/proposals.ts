import type { LecturerProposal } from '@odonta/api/contract';
import { Center, connectionOf, Lecturer, LecturerInvitation, UserMembership } from '@odonta/db/models';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';

/** By whom, and for which courses, these lecturers were proposed, with those who may be the same person. */
export async function proposalsOf(
  lecturers: readonly Lecturer[],
  transaction?: Transaction,
): Promise<Map<number, LecturerProposal>> {
  const proposed = lecturers.filter(({ proposed_by_center_id }) => proposed_by_center_id !== null);
  if (proposed.length === 0) return new Map();
  const id = proposed.map(({ proposed_by_center_id }) => proposed_by_center_id ?? 0);
  const centers = await Center.findAll({ where: { id }, paranoid: false, transaction });
  const names = new Map(centers.map(({ id, name }) => [id, name]));
  const rows = await found(proposed, transaction);
  return new Map(
    proposed.map((lecturer) => {
      const center = lecturer.proposed_by_center_id ?? 0;
      const { id: _id, ...facts } = rows.find(({ id }) => id === lecturer.id) ?? unknown;
      return [lecturer.id, { center: { id: center, name: names.get(center) ?? '' }, ...facts }];
    }),
  );
}

/** A stranger's name does not reach the site by a centre and a moderator alone. */
export async function refuseWithoutConsent(
  { id: lecturer_id, proposed_by_center_id }: Lecturer,
  transaction: Transaction,
): Promise<void> {
  if (proposed_by_center_id === null) return;
  if ((await UserMembership.count({ where: { lecturer_id }, transaction })) === 0)
    throw conflict('Лектор не принял приглашение центра: опубликовать его страницу пока нельзя');
}

/** Proposed persons whom no course names any more and who never came leave for the trash. */
export const removeUnnamed = (sequelize: Sequelize): Promise<number> =>
  unitOfWork.transaction(async (transaction) => {
    const options = { type: QueryTypes.SELECT as const, transaction };
    const rows = await sequelize.query<{ id: number }>(unnamed, options);
    const entry = { by: systemAuditActor, origin: systemOrigin, action: 'delete', resource: 'lecturers' };
    const entries = rows.map(({ id }) => ({ ...entry, record_id: id, changes: {} }));
    await unitOfWork.auditAll(entries, transaction);
    return rows.length;
  });

/** Persons who were merged or deleted are the invited ones no longer: their links end. */
export const endInvitations = (lecturer_id: readonly number[], transaction: Transaction): Promise<number> =>
  LecturerInvitation.destroy({ where: { lecturer_id: [...lecturer_id] }, transaction });

interface Found extends Omit<LecturerProposal, 'center'> {
  id: number;
}

const unknown: Found = { id: 0, has_come: false, courses: [], doubles: [] };

const found = (lecturers: readonly Lecturer[], transaction?: Transaction): Promise<Found[]> => {
  const bind = [lecturers.map(({ id }) => id)];
  return connectionOf(Lecturer).query<Found>(statement, { bind, type: QueryTypes.SELECT, transaction });
};

const plain = (column: string) => `translate(lower(${column}), 'ё', 'е')`;
/** The surname and the first letter of the name. */
const likeness = (column: string) => `substring(${plain(column)} from '^\\S+\\s+\\S')`;

const statement = `
  select l.id, exists (select from user_memberships m where m.lecturer_id = l.id) as has_come,
    (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]') from (
      select p.id, p.name from prod_lecturers n join prods p on p.id = n.prod_id
      where n.lecturer_id = l.id and p.deleted_at is null order by p.id limit 5) p) as courses,
    (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'status', o.status) order by o.id), '[]') from (
      select o.id, o.name, o.status from lecturers o
      where o.id <> l.id and o.deleted_at is null and ${likeness('o.name')} = ${likeness('l.name')}
      order by o.status = 'CONFIRMED' desc, o.id limit 5) o) as doubles
  from lecturers l where l.id = any($1)`;

const unnamed = `
  update lecturers set deleted_at = now(), updated_at = now() where id in (
    select l.id from lecturers l
    where l.proposed_by_center_id is not null and l.status <> 'CONFIRMED' and l.deleted_at is null
      and l.created_at < now() - interval '1 day'
      and not exists (select from prod_lecturers n where n.lecturer_id = l.id)
      and not exists (select from user_memberships m where m.lecturer_id = l.id)
      and not exists (select from article_lecturers a where a.lecturer_id = l.id)
    order by l.id limit 500 for no key update skip locked)
  returning id`;
