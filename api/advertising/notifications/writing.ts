import type { Notification } from '@odonta/db/models';
import {
  type NotificationTransition,
  notificationLifecycle,
} from '@odonta/db/vocabulary/advertising/notificationLifecycle.ts';
import type { NotificationAudience } from '@odonta/db/vocabulary/advertising/notifications.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import type { NotificationBody } from './notifications.schema.ts';

interface Change {
  row: Notification;
  body: Partial<NotificationBody>;
  actor: SignedInUser;
  origin: Origin;
  transaction: Transaction;
}

export function newNotification({ date_end, audience, only_center, ...body }: NotificationBody) {
  const given = { ...body, date_end: endAt(date_end) };
  refuseTextWithoutLink(given);
  return { ...given, ...audienceOf({ audience, only_center }, 'ALL') };
}

/** Any edit of an approved notification takes it off show: the approval covers all of it. */
export async function changeNotification({ row, body, actor, origin, transaction }: Change): Promise<void> {
  const { date_end, audience, only_center, ...rest } = body;
  row.set({ ...rest, ...audienceOf({ audience, only_center }, row.audience) });
  if (date_end !== undefined) row.set({ date_end: endAt(date_end) });
  refuseTextWithoutLink(row);
  if (row.status === 'CREATED' || !row.changed()) return;
  const acting = { by: staffAudience.auditActor(actor), origin };
  // Its audit entry is that of the edit.
  await transitionNotification(row, 'revise', acting, transaction, { audit: null });
  await announce(row, 'Уведомление изменили: снова нужно одобрение', transaction);
}

/** Rings the bell of those who approve. */
export async function announce({ id }: Notification, text: string, transaction: Transaction): Promise<void> {
  const to = await staffWith('notifications.approve', transaction);
  await notify({ to, kind: 'notification', text, path: cardPath('notifications', id) }, transaction);
}

const transitionNotification = transitionsOf<Notification, NotificationTransition>(
  'notifications',
  notificationLifecycle,
);

/** `only_center` is the older name of the audience of centres: either may be sent, and both must agree. */
function audienceOf(
  { audience, only_center }: Pick<NotificationBody, 'audience' | 'only_center'>,
  present: NotificationAudience,
): { audience: NotificationAudience; only_center: boolean } {
  const wanted = audience ?? named(only_center, present);
  const isCenter = wanted === 'CENTER';
  if (only_center !== undefined && only_center !== isCenter)
    throw invalid({ only_center: 'Не сходится с тем, кому показывать' });
  return { audience: wanted, only_center: isCenter };
}

function named(only_center: boolean | undefined, present: NotificationAudience): NotificationAudience {
  if (only_center) return 'CENTER';
  return only_center === false && present === 'CENTER' ? 'ALL' : present;
}

function endAt(date_end: number): Date {
  const end = new Date(date_end * 1000);
  if (end <= new Date()) throw invalid({ date_end: 'Это время уже прошло: выберите более позднее' });
  return end;
}

function refuseTextWithoutLink({ url, url_text }: Pick<NotificationBody, 'url' | 'url_text'>): void {
  if (url_text && !url) throw invalid({ url_text: 'Сначала укажите ссылку' });
}
