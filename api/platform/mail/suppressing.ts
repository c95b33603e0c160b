import { MailSuppression } from '@odonta/db/models';
import {
  endsAllRefusable,
  type SuppressionReason,
  type SuppressionTransition,
  suppressionLifecycle,
} from '@odonta/db/vocabulary/advertising/mailings/suppression.ts';
import type { Transaction } from 'sequelize';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { type Signed, transitionsOf } from '../transitions/applyTransition.ts';

export const transitionSuppression = transitionsOf<MailSuppression, SuppressionTransition>(
  'mail_audiences',
  suppressionLifecycle,
);

/** Keeps mailings from an address; the same again changes nothing. */
export async function suppress(
  { email, reason }: { email: string; reason: SuppressionReason },
  { by, origin }: Signed,
  transaction: Transaction,
): Promise<void> {
  const key = { email: email.toLowerCase(), reason };
  const isNew = (await MailSuppression.count({ where: key, transaction })) === 0;
  if (isNew) await MailSuppression.bulkCreate([key], { ignoreDuplicates: true, transaction });
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const row = await MailSuppression.findOne({ where: key, lock, rejectOnEmpty: true, transaction });
  if (isNew) {
    const about = { action: 'create', resource: 'mail_audiences', record_id: row.id };
    await unitOfWork.audit({ by, origin, ...about, changes: { reason: [null, reason] } }, transaction);
  } else if (row.status === 'LIFTED')
    await transitionSuppression(row, 'suppress', { by, origin, reason: automatic }, transaction);
}

/** Ends a reason that the person himself takes back. */
export async function lift(
  key: { email: string; reason: SuppressionReason },
  { by, origin }: Signed,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const row = await MailSuppression.findOne({ where: key, lock, transaction });
  if (row?.status === 'SUPPRESSED')
    await transitionSuppression(row, 'unsuppress', { by, origin, reason: automatic }, transaction);
}

/** Whether an address gets no letters that may be refused. */
export async function isRefused(email: string, transaction: Transaction): Promise<boolean> {
  const where = { email: email.toLowerCase(), status: 'SUPPRESSED' as const, reason: [...endsAllRefusable] };
  return (await MailSuppression.count({ where, transaction })) > 0;
}

const automatic = 'Без участия сотрудника';
