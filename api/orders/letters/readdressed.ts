import type { Order } from '@odonta/db/models';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import type { Transaction } from 'sequelize';
import { writeLetter } from '../../platform/mail/letters.ts';

/** To the address that the order had before: who reads mail at the new one confirms the account of a refund. */
export const orderReaddressed = (
  { id, number }: Order,
  { before, after }: { before: string; after: string },
  transaction: Transaction,
): Promise<void> =>
  writeLetter(
    {
      kind: 'order_readdressed',
      to: before,
      subject: `Почта заказа ${number} изменена`,
      text: [
        'Здравствуйте!',
        `Сотрудник изменил почту заказа ${number}. Письма о заказе теперь приходят на ${maskEmail(after)}, и туда же придёт код для счёта, если по заказу возвращают деньги.`,
        'Если вы об этом не просили, сразу ответьте на это письмо.',
        'Команда «Одонты»',
      ].join('\n\n'),
      resource: 'orders',
      record_id: id,
    },
    transaction,
  );
