import type { StaffNotification } from '@odonta/api/contract';
import { type Notification, NotificationAnswer } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { col, fn, literal, Op, type Transaction } from 'sequelize';
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

const ofPresentWords = literal(
  `edition = (select n.edition from notifications n where n.id = notification_id)`,
);

async function countsOf(
  notification_id: readonly number[],
  transaction?: Transaction,
): Promise<Map<string, number>> {
  const rows = (await NotificationAnswer.findAll({
    attributes: ['notification_id', 'answer', [fn('count', col('*')), 'count']],
    where: {
      notification_id: [...notification_id],
      answer: ['ACCEPTED', 'CANCELED'],
      [Op.and]: [ofPresentWords],
    },
    group: ['notification_id', 'answer'],
    raw: true,
    transaction,
  })) as unknown as { notification_id: number; answer: string; count: string }[];
  return new Map(rows.map((row) => [`${row.notification_id} ${row.answer}`, Number(row.count)]));
}
