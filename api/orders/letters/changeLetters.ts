import type { Order, OrderParticipant } from '@odonta/db/models';
import type { ChangeInWords } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { hoursInLines, type Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { letterText } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';
import { changesInLines } from './changesInLines.ts';
import { toBuyer } from './orderLetters.ts';

/** Letters about a changed course, to everybody who has booked it. */

export const courseChanged = (order: Order, changes: readonly ChangeInWords[]): NewLetter =>
  toBuyer(order, 'course_changed', subjectOf(order), [
    news(order),
    changesInLines(changes),
    ...wayOut(order),
  ]);

/** The ticket stays valid; its calendar entry is the same one, newer. */
export const courseChangedForParticipant = (
  order: Order,
  {
    email,
    first_name,
    ticket_code,
  }: Pick<OrderParticipant, 'first_name' | 'ticket_code'> & { email: string },
  changes: readonly ChangeInWords[],
  visit: Visit,
): NewLetter => ({
  kind: 'course_changed_participant',
  to: email,
  subject: subjectOf(order),
  text: letterText(first_name, [
    news(order),
    changesInLines(changes),
    ...(visit.place ? [`Место: ${saidBy(visit.place)}.`] : []),
    ...hours(visit),
    `Билет действует. Обновить запись в календаре: ${siteLink('/api/tickets/{secret}/calendar.ics')}`,
  ]),
  secret: ticket_code,
  resource: 'orders',
  record_id: order.id,
});

const subjectOf = ({ snapshot }: Order) => `Изменения в курсе «${snapshot.name}»`;

const news = ({ snapshot }: Order) =>
  `Учебный центр изменил курс «${snapshot.name}», на который вы записаны.`;

const hours = (visit: Visit): string[] => {
  const lines = hoursInLines(visit);
  return lines.length > 0 ? [`Часы: ${lines.join('\n')}`] : [];
};

/** An unpaid order is simply cancelled, one that waits for its centre too; one on credit by a manager. */
function wayOut({ status, debt, full_refund_until }: Order): string[] {
  if (debt > 0)
    return ['Если вам это не подходит, ответьте менеджеру: он отменит заказ без удержаний. Заказ: {secret}'];
  const until = formatMoscowDay(secondsOf(full_refund_until) ?? 0);
  return full_refund_until !== null && (status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED')
    ? [
        `Если вам это не подходит, до ${until} включительно вернём всю сумму, что бы ни говорили правила курса. Отказаться или обновить календарь можно на странице заказа: {secret}`,
      ]
    : ['Если вам это не подходит, отмените заказ на его странице: {secret}'];
}
