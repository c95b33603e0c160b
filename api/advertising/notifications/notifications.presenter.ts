import type { StaffNotification } from '@odonta/api/contract';
import { type Notification, NotificationAnswer } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentNotifications(
  rows: Notification[],
  { transaction }: Pick<ReadContext<unknown>, 'transaction'>,
): Promise<Omit<StaffNotification, 'available_transitions'>[]> {
  const counts = await countsOf(
    rows.map(({ id }) => id),
    transaction,
  );
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    date_end: secondsOf(row.date_end),
    audience: row.audience,
    only_center: row.only_center,
    url: row.url,
    url_text: row.url_text,
    is_once: row.is_once,
    is_accept: row.is_accept,
    text_button_accept: row.text_button_accept,
    text_button_cancel: row.text_button_cancel,
    time: row.time,
    approve: row.status === 'APPROVED',
    edition: row.edition,
    accepted_count: counts.get(`${row.id} ACCEPTED`) ?? 0,
    canceled_count: counts.get(`${row.id} CANCELED`) ?? 0,
    status: row.status,
    ...stampsOf(row),
  }));
}

/** How many people gave each answer to the present words. */
async function countsOf(ids: readonly number[], transaction?: Transaction): Promise<Map<string, number>> {
  const rows = await NotificationAnswer.sequelize?.query<{ id: number; answer: string; count: number }>(
    `select n.id, a.answer, count(*)::int as count
     from notifications n join notification_answers a on a.notification_id = n.id and a.edition = n.edition
     where n.id = any($1) and a.answer in ('ACCEPTED', 'CANCELED') group by n.id, a.answer`,
    { bind: [[...ids]], type: QueryTypes.SELECT, transaction },
  );
  return new Map((rows ?? []).map(({ id, answer, count }) => [`${id} ${answer}`, count]));
}
