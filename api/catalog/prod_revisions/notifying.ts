import type { Rejection } from '@odonta/api/contract';
import { type Prod, User, UserMembership } from '@odonta/db/models';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { centerRolesWith } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { grantsOf, type Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { Transaction } from 'sequelize';
import { rolesOf, staffAtWork } from '../../identity/users/staffAtWork.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import * as letters from './decisions.letters.ts';

export const notifyOfPublishing = (prod: Prod, transaction: Transaction): Promise<void> =>
  writeToEditors(prod, (to) => letters.coursePublished(to, prod), transaction);

export const notifyOfRejection = (
  prod: Prod,
  rejection: Rejection,
  transaction: Transaction,
): Promise<void> => writeToEditors(prod, (to) => letters.courseRejected(to, prod, rejection), transaction);

export const notifyOfApplied = (
  prod: Prod,
  fields: readonly EditedField[],
  transaction: Transaction,
): Promise<void> => writeToEditors(prod, (to) => letters.revisionApplied(to, prod, fields), transaction);

export const notifyOfRevisionRejection = (
  prod: Prod,
  rejection: Rejection,
  transaction: Transaction,
): Promise<void> => writeToEditors(prod, (to) => letters.revisionRejected(to, prod, rejection), transaction);

/** Rings the bell of those who may decide. */
export async function notifyModerators(
  record: { resource: 'prods' | 'prod_revisions'; id: number; text: string },
  transaction: Transaction,
): Promise<void> {
  const right: Right = record.resource === 'prods' ? 'prods.publish' : 'prod_revisions.apply';
  const staff = await staffAtWork(transaction);
  const to = staff.filter((person) => grantsOf(rolesOf(person)).scope(right) === 'all').map(({ id }) => id);
  const path = cardPath(record.resource, record.id);
  await notify({ to, kind: 'course_moderation', text: record.text, path }, transaction);
}

async function writeToEditors(
  { center_id }: Prod,
  compose: (to: string) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const members = await UserMembership.findAll({
    where: { center_id, role: [...centerRolesWith('prods.edit')] },
    transaction,
  });
  const where = { id: members.map(({ user_id }) => user_id), status: 'ACTIVE' as const };
  const users = await User.findAll({ where, order: ['id'], transaction });
  for (const { email } of users) await writeLetter(compose(email), transaction);
}
