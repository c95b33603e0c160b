import type { Order, OrderParticipant } from '@odonta/db/models';
import { hoursInLines, type Visit } from '@odonta/db/vocabulary/catalog/visit.ts';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { letterText } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { qrCodePlace } from '../../platform/mail/secrets.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { daysOf } from './orderLetters.ts';

/** A participant with somewhere to write to. */
type Reachable = Pick<OrderParticipant, 'first_name' | 'ticket_code' | 'short_code'> & { email: string };

/** The code of a ticket is for its reader only: it lets in its bearer. */
export const ticket = (order: Order, person: Reachable, visit: Visit): NewLetter =>
  toParticipant(
    order,
    person,
    'ticket',
    `Билет на курс «${order.snapshot.name}»`,
    [
      `Вы записаны на курс «${order.snapshot.name}»${daysOf(order)}.`,
      ...wayTo(visit),
      `Проводит: ${order.snapshot.center}.`,
      ...entrance(person),
      ...inCalendar(order),
      `Страница курса: ${siteLink(order.snapshot.canonical)}`,
    ],
    person.ticket_code,
  );

/** The code to be shown, the same to be said, and the ticket for a pocket without network. */
const entrance = ({ short_code }: Reachable): string[] => [
  qrCodePlace,
  `Код вашего билета, покажите или назовите его на входе: ${shortCodeInWords(short_code)}`,
  `Билет, который открывается без интернета (PDF): ${siteLink('/api/tickets/{secret}/ticket.pdf')}`,
];

function wayTo(visit: Visit): string[] {
  const { place, map, directions, needs } = visit;
  const hours = hoursInLines(visit);
  return [
    ...(hours.length > 0 ? [`Часы: ${hours.join('\n')}`] : []),
    ...(place ? [`Место: ${place}.${map ? `\nНа карте: ${map}` : ''}`] : []),
    ...(directions ? [`Как добраться: ${directions}`] : []),
    ...(needs.length > 0 ? [`Что нужно для участия:\n${needs.map((line) => `— ${line}`).join('\n')}`] : []),
  ];
}

const inCalendar = ({ snapshot: { date_start } }: Order): string[] =>
  date_start === null ? [] : [`Добавить в календарь: ${siteLink('/api/tickets/{secret}/calendar.ics')}`];

export const replaced = (order: Order, person: Reachable): NewLetter =>
  toParticipant(
    order,
    person,
    'replaced',
    `Ваше место на курсе «${order.snapshot.name}» занял другой участник`,
    [
      `Ваше место на курсе «${order.snapshot.name}»${daysOf(order)} передали другому участнику. Прежний билет больше не действует. Если вы об этом не знали, спросите того, кто вас записал, или напишите нам.`,
    ],
  );

const soon = { reminder_7d: 'через неделю', reminder_1d: 'завтра', reminder_2h: 'через два часа' } as const;
export type ReminderKind = keyof typeof soon;

export const reminder = (
  order: Order,
  person: Reachable,
  kind: ReminderKind,
  visit: Visit,
  link: string | null = null,
): NewLetter =>
  toParticipant(
    order,
    person,
    kind,
    `Курс «${order.snapshot.name}» начнётся ${soon[kind]}`,
    [
      `Напоминаем: курс «${order.snapshot.name}»${daysOf(order)} начнётся ${soon[kind]}.`,
      ...(link ? [`Подключиться: ${link}`] : []),
      ...wayTo(visit),
      ...entrance(person),
      ...inCalendar(order),
    ],
    person.ticket_code,
  );

/** Of a participant who booked too late for a reminder, or whose link has changed since. */
export const onlineLink = (order: Order, person: Reachable, link: string, isNew: boolean): NewLetter =>
  toParticipant(
    order,
    person,
    'online_link',
    `${isNew ? 'Новая ссылка' : 'Ссылка'} на курс «${order.snapshot.name}»`,
    [
      `Курс «${order.snapshot.name}»${daysOf(order)} пройдёт онлайн.${isNew ? ' Прежняя ссылка больше не действует.' : ''}`,
      `Подключиться: ${link}`,
      'Ссылка только для вас: не пересылайте её.',
    ],
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
