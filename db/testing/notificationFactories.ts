import { Notification, NotificationAnswer, NotificationEdition } from '@odonta/db/models';
import { buildUser } from './factories.ts';
import { inDays } from './inDays.ts';
import type { New } from './new.ts';

/** A notification on show in all cabinets, unless given otherwise. */
export async function buildNotification(given: New<Notification> = {}): Promise<Notification> {
  const { status = 'APPROVED', audience = 'ALL', edition = 1 } = given;
  const row = await Notification.create({
    text: 'Мы изменили правила площадки',
    date_end: inDays(7),
    ...given,
    ...{ status, audience, edition, only_center: audience === 'CENTER' },
  });
  await row.reload();
  const { id: notification_id, text, url, url_text, text_button_accept, text_button_cancel } = row;
  if (edition > 0)
    await NotificationEdition.create({
      ...{ notification_id, number: edition, text, url, url_text, text_button_accept, text_button_cancel },
    });
  return row;
}

/** Accepted by a user, unless given otherwise. */
export async function buildNotificationAnswer(
  given: Partial<New<NotificationAnswer>> = {},
): Promise<NotificationAnswer> {
  const isOfBuyer = given.individual_id || given.legal_member_id;
  const notification_id = given.notification_id ?? (await buildNotification()).id;
  return NotificationAnswer.create({
    ...(!isOfBuyer && { user_id: (await buildUser()).id }),
    answer: 'ACCEPTED',
    answered_at: new Date(),
    edition: 1,
    ...given,
    notification_id,
  });
}
