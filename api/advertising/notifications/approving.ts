import { type Notification, NotificationEdition } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/**
 * Stores the approved words as an edition, which people answer. Words that were approved before keep their edition:
 * a later date or another audience asks nobody again.
 */
export async function approve(
  row: Notification,
  approved_by: number,
  transaction: Transaction,
): Promise<void> {
  if (row.date_end <= new Date()) throw conflict('Срок показа уже прошёл: сначала перенесите его');
  const words = wordsOf(row);
  const { id: notification_id, edition: number } = row;
  const last = await NotificationEdition.findOne({ where: { notification_id, number }, transaction });
  if (last && isSame(wordsOf(last), words)) return;
  row.set({ edition: number + 1 });
  await NotificationEdition.create(
    { ...words, notification_id, number: number + 1, approved_by },
    { transaction },
  );
}

type Worded = Pick<
  NotificationEdition,
  'text' | 'url' | 'url_text' | 'text_button_accept' | 'text_button_cancel'
>;

const wordsOf = ({ text, url, url_text, text_button_accept, text_button_cancel }: Worded): Worded => ({
  ...{ text, url, url_text, text_button_accept, text_button_cancel },
});

const isSame = (one: Worded, other: Worded): boolean => JSON.stringify(one) === JSON.stringify(other);
