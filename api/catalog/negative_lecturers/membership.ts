import { Center, NegativeLecturerRule, UserMembership } from '@odonta/db/models';
import { negativeLecturerRule } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { Op, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';

/** Those who decide whom their centre invites. */
const roles = centerRolesWith('negative_lecturers.list');

/** A centre whose member may use the list in its name. */
export interface Membership {
  center: Center;
  role: CenterRole;
  is_approved: boolean;
  is_signed: boolean;
}

/** 403 without a centre, or with another role in it. */
export async function membershipsOf(
  { id: user_id }: Pick<SignedInUser, 'id'>,
  transaction?: Transaction,
): Promise<Membership[]> {
  const held = await UserMembership.findAll({
    where: { user_id, role: [...roles], center_id: { [Op.not]: null } },
    transaction,
  });
  if (held.length === 0) throw forbidden();
  const roleIn = new Map(held.map(({ center_id, role }) => [center_id, role]));
  const id = held.flatMap(({ center_id }) => center_id ?? []);
  const { version } = negativeLecturerRule;
  const centers = await Center.findAll({ where: { id }, order: ['id'], transaction });
  const signed = await NegativeLecturerRule.findAll({ where: { center_id: id, version }, transaction });
  return centers.map((center) => ({
    center,
    role: roleIn.get(center.id) ?? 'EDITOR',
    is_approved: center.status === 'CONFIRMED' && center.suspended_at === null,
    is_signed: signed.some(({ center_id }) => center_id === center.id),
  }));
}

/** Only an approved centre that has signed the rule sees others' reports. */
export const seesList = ({ is_approved, is_signed }: Membership): boolean => is_approved && is_signed;

/** 409 for users whose centres do not see the list: they cannot report. */
export async function refuseUnlessSeesList(actor: Pick<SignedInUser, 'id'>): Promise<void> {
  if (!(await membershipsOf(actor)).some(seesList)) throw conflict('Сначала примите правила списка');
}

/** The membership in this centre, of an approved centre; that of others is not there. */
export async function approvedMembership(
  actor: Pick<SignedInUser, 'id'>,
  center_id: number,
  transaction: Transaction,
): Promise<Membership> {
  const membership = (await membershipsOf(actor, transaction)).find(({ center }) => center.id === center_id);
  if (!membership) throw notFound('Центр не найден');
  if (!membership.is_approved)
    throw conflict('Список открыт центрам, которые прошли проверку и работают: напишите менеджеру');
  return membership;
}
