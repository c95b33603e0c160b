import type { Rejection } from '@odonta/api/contract';
import type { Prod, ProdRevision } from '@odonta/db/models';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { Transaction } from 'sequelize';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { writeToMembers } from '../centers/writeToMembers.ts';
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

/** Rings the bell of those who publish courses. */
export async function notifyOfCourse({ id, name }: Prod, transaction: Transaction): Promise<void> {
  const to = await staffWith('prods.publish', transaction);
  const text = `Курс «${name}» ждёт проверки`;
  await notify({ to, kind, text, path: cardPath('prods', id) }, transaction);
}

/** Rings the bell of those who apply edits. */
export async function notifyOfRevision(
  { name }: Prod,
  { id }: ProdRevision,
  transaction: Transaction,
): Promise<void> {
  const to = await staffWith('prod_revisions.apply', transaction);
  const text = `Изменения курса «${name}» ждут проверки`;
  await notify({ to, kind, text, path: cardPath('prod_revisions', id) }, transaction);
}

const kind = 'course_moderation';

const writeToEditors = (
  { center_id }: Prod,
  compose: (to: string) => NewLetter,
  transaction: Transaction,
): Promise<void> => writeToMembers(center_id, 'prods.edit', compose, transaction);
