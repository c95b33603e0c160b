import type { Order, OrderParticipant } from '@odonta/db/models';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { letterText } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { daysOf } from './orderLetters.ts';

/** A participant with somewhere to write to. */
type Reachable = Pick<OrderParticipant, 'first_name' | 'ticket_code' | 'short_code'> & { email: string };

/** The code of a ticket is for its reader only: it lets in its bearer. */
export const ticket = (order: Order, person: Reachable, place: string): NewLetter =>
  toParticipant(
    order,
    person,
    'ticket',
    `Билет на курс «${order.snapshot.name}»`,
    [
      `Вы записаны на курс «${order.snapshot.name}»${daysOf(order)}.`,
      `${place ? `Место: ${place}.\n` : ''}Проводит: ${order.snapshot.center}.`,
      `Код вашего билета, назовите его на входе: ${shortCodeInWords(person.short_code)}`,
      ...inCalendar(order),
      `Страница курса: ${siteLink(order.snapshot.canonical)}`,
    ],
    person.ticket_code,
  );

const inCalendar = ({ snapshot: { date_start } }: Order): string[] =>
  date_start === null ? [] : [`Добавить в календарь: ${siteLink('/api/tickets/{secret}/calendar.ics')}`];

export const replaced = (order: Order, person: Reachable): NewLetter =>
  toParticipant(
    order,
    person,
    'replaced',
    `Ваше место на курсе «${order.snapshot.name}» занял другой участник`,
    [
      `Покупатель передал ваше место на курсе «${order.snapshot.name}»${daysOf(order)} другому участнику. Прежний билет больше не действует.`,
    ],
  );

const soon = { reminder_7d: 'через неделю', reminder_1d: 'завтра', reminder_2h: 'через два часа' } as const;
export type ReminderKind = keyof typeof soon;

export const reminder = (order: Order, person: Reachable, kind: ReminderKind, place: string): NewLetter =>
  toParticipant(
    order,
    person,
    kind,
    `Курс «${order.snapshot.name}» начнётся ${soon[kind]}`,
    [
      `Напоминаем: курс «${order.snapshot.name}»${daysOf(order)} начнётся ${soon[kind]}.`,
      ...(place ? [`Место: ${place}.`] : []),
      `Код вашего билета, назовите его на входе: ${shortCodeInWords(person.short_code)}`,
      ...inCalendar(order),
    ],
    person.ticket_code,
  );

function toParticipant(
  { id }: Order,
  { email, first_name }: Reachable,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
  secret?: string,
): NewLetter {
  return {
    kind,
    to: email,
    subject,
    text: letterText(first_name, paragraphs),
    ...(secret && { secret }),
    resource: 'orders',
    record_id: id,
  };
}
