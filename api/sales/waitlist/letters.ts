import type { Order, Prod, WaitlistEntry } from '@odonta/db/models';
import { paths, waitlistPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDays, formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { letterAbout } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

type Course = Pick<Prod, 'name'>;
type DatedCourse = Pick<Prod, 'name' | 'date_start' | 'date_end'>;

/** Letters to waiting people. The link shows the place and lets them leave, so the outbox hides it. */

export const waitlistJoined = (entry: WaitlistEntry, prod: Course): NewLetter =>
  letter(entry, 'waitlist_joined', `Вы в листе ожидания: ${prod.name}`, [
    `Вы ждёте ${seats(entry.quantity)} на курсе «${prod.name}». Как только ${entry.quantity === 1 ? 'место освободится' : 'места освободятся'}, мы напишем вам и придержим бронь.`,
    'Ваше место в очереди и кнопка «Уйти из листа ожидания»: {secret}',
  ]);

/** Of a course that cannot be booked yet. */
export const waitlistInterested = (entry: WaitlistEntry, prod: Course): NewLetter =>
  letter(entry, 'waitlist_joined', `Напишем, когда откроется запись: ${prod.name}`, [
    `Вы просили ${seats(entry.quantity)} на курсе «${prod.name}», запись на него ещё не открыта. Как только она откроется, мы напишем вам и придержим бронь.`,
    'Ваше место в очереди и кнопка «Уйти из листа ожидания»: {secret}',
  ]);

export const waitlistFirst = (entry: WaitlistEntry, prod: Course, order: Order): NewLetter =>
  letter(entry, 'waitlist_first', `Мест не осталось, вы первые в очереди: ${prod.name}`, [
    `Оплата заказа ${order.number} пришла, когда время брони вышло и мест на курсе «${prod.name}» уже не было. Простите нас: деньги мы возвращаем полностью, просить об этом не нужно.`,
    `Мы поставили вас первыми в лист ожидания, вы ждёте ${seats(entry.quantity)}. Как только ${entry.quantity === 1 ? 'место освободится' : 'места освободятся'}, пришлём предложение и придержим бронь.`,
    'Посмотреть очередь или уйти из листа ожидания: {secret}',
  ]);

export const waitlistOffered = (entry: WaitlistEntry, prod: DatedCourse, order: Order): NewLetter =>
  letter(entry, 'waitlist_offer', `Для вас есть ${seats(order.count)}: ${prod.name}`, [
    `На курсе «${prod.name}»${whenOf(prod)} для вас есть ${seats(order.count)}: ${order.total === 0 ? 'участие бесплатное' : `к оплате ${formatPrice(roublesOf(order.total))}`}.`,
    ...(order.expires_at
      ? [
          `Мы держим бронь до ${formatMoment(secondsOf(order.expires_at))} по московскому времени, потом предложим её следующему.`,
        ]
      : []),
    ...(entry.from_entry_id === null
      ? []
      : [
          'Это дополнительная дата: её открыли для тех, кто ждёт. Пока вы не записались, ваше место в очереди на прежнюю дату остаётся за вами.',
        ]),
    'Принять предложение, отказаться или уйти из листа ожидания: {secret}',
  ]);

export const waitlistOfferExpired = (entry: WaitlistEntry, prod: Course): NewLetter =>
  letter(entry, 'waitlist_offer_expired', `Предложение закончилось: ${prod.name}`, [
    `Вы не успели принять предложение на курс «${prod.name}», и мы передали его следующему. Вы снова в листе ожидания, в конце очереди: второе предложение будет последним.`,
    'Ваше место в очереди и кнопка «Уйти из листа ожидания»: {secret}',
  ]);

export const waitlistClosed = (entry: WaitlistEntry, prod: Course, why: string): NewLetter =>
  letter(entry, 'waitlist_closed', `Лист ожидания закрыт: ${prod.name}`, [
    `Вы больше не ждёте место на курсе «${prod.name}»: ${why}.`,
    `Другие даты и похожие курсы: ${siteLink(paths.search)}`,
    'Ваша запись в листе ожидания: {secret}',
  ]);

function letter(
  entry: WaitlistEntry,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const about = { resource: 'waitlist', record: entry, path: waitlistPath(entry.token) };
  return letterAbout(about, { kind, subject, paragraphs });
}

/** The offer states the date for people who joined before there was one. */
function whenOf({ date_start, date_end }: DatedCourse): string {
  const start = secondsOf(date_start);
  return start === null ? '' : ` (${formatDays(start, secondsOf(date_end) ?? 0)})`;
}

const seats = (count: number) => plural(count, ['место', 'места', 'мест']);
