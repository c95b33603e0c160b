import { Mailing } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { refuseCenter } from '../refuseCenter.ts';
import { lostCourse } from './letter/parts.ts';
import type { MailingBody } from './mailings.schema.ts';
import { refuseSold } from './orders/decisions.ts';
import { transitionMailing } from './transitionMailing.ts';

interface Change {
  row: Mailing;
  body: Partial<MailingBody>;
  actor: SignedInUser;
  origin: Origin;
  transaction: Transaction;
}

export async function newMailing(
  body: MailingBody,
  actor: SignedInUser,
  transaction: Transaction,
): Promise<Mailing> {
  await refuseCenter(actor, 'mailings.create', body.center_id ?? null, transaction);
  await refuseLostCourse(body, transaction);
  return Mailing.create(body, { transaction });
}

/** An edit takes the approval back: it covered another letter, or other people. */
export async function changeMailing({ row, body, actor, origin, transaction }: Change): Promise<void> {
  if (row.sending === 'SCHEDULED') throw conflict('Сначала приостановите рассылку: её время уже назначено');
  if (row.sending !== 'NONE') throw conflict('Рассылка уже началась: изменить её нельзя');
  row.set(body);
  refuseSold(row);
  // It would wait for a check on a day that has passed.
  if (row.by_center && Number(row.date_send) < Date.now())
    throw conflict('День, который выбрал центр, прошёл: назначьте другой или остановите рассылку');
  if (row.changed('center_id')) await refuseCenter(actor, 'mailings.edit', row.center_id, transaction);
  await refuseLostCourse(row, transaction);
  if (row.status === 'CREATED' || !row.changed()) return;
  const acting = { by: staffAudience.auditActor(actor), origin };
  // Its audit entry is that of the edit.
  await transitionMailing(row, 'revise', acting, transaction, { audit: null });
}

async function refuseLostCourse(
  { blocks }: Pick<Mailing, 'blocks'>,
  transaction: Transaction,
): Promise<void> {
  const index = await lostCourse(blocks, transaction);
  if (index !== null) throw invalid({ [`blocks.${index}.prod_id`]: 'Этого курса нет на сайте' });
}
