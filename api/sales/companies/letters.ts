import type { LegalQuote, LegalRequest, Order, SeatCode } from '@odonta/db/models';
import { companyRequestPath, paths, seatCodePath } from '@odonta/db/vocabulary/addresses.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { letterAbout } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

type Course = { name: string };

/**
 * Letters to the responsible person of a group order. The link accepts and names in the company's name, so the
 * outbox hides it.
 */

export const requestReceived = (request: LegalRequest, prod: Course): NewLetter =>
  letter(request, 'legal_request_received', `Заявка ${request.number} принята: ${prod.name}`, [
    `Мы получили заявку ${saidBy(request.company_name)} на курс «${prod.name}»: ${seats(request.nb_seats)}.`,
    request.need_quote
      ? 'Менеджер проверит её и пришлёт коммерческое предложение с ценами.'
      : 'Менеджер проверит её и выставит счёт.',
    'Что с заявкой сейчас: {secret}',
  ]);

export const quoteSent = (
  request: LegalRequest,
  prod: Course,
  quote: Pick<LegalQuote, 'number' | 'total' | 'valid_until'>,
): NewLetter =>
  letter(request, 'legal_quote_sent', `Коммерческое предложение № ${quote.number}: ${prod.name}`, [
    `Подготовили предложение № ${quote.number} для ${saidBy(request.company_name)}: курс «${prod.name}», ${seats(request.nb_seats)}, всего ${formatPrice(roublesOf(quote.total))}.`,
    `Цены действуют до ${shortDay(quote.valid_until)} включительно. Места держим ${plural(legalRequestLimits.reserveHours, ['час', 'часа', 'часов'])}, дальше их могут занять другие.`,
    'Скачать предложение и принять его: {secret}',
  ]);

export const agreedWithoutSeats = (request: LegalRequest, prod: Course): NewLetter =>
  letter(request, 'legal_request_agreed', `Заявка ${request.number}: подбираем места`, [
    `Вы приняли предложение на курс «${prod.name}», но ${seats(request.nb_seats)} сейчас не набирается. Цены остаются за вами: как только места найдутся, мы выставим счёт-договор, или менеджер предложит другую дату.`,
    'Что с заявкой сейчас: {secret}',
  ]);

export const seatsReady = (request: LegalRequest, { snapshot, debt }: Order): NewLetter =>
  letter(request, 'legal_seats_ready', `${readyWords(debt)}: назовите участников курса «${snapshot.name}»`, [
    debt > 0
      ? `Заявка ${request.number} подтверждена с отсрочкой оплаты: ${seats(request.nb_seats)} на курсе «${snapshot.name}» за вами, к оплате по счёту ${formatPrice(roublesOf(debt))}.`
      : `Оплата по заявке ${request.number} пришла, ${seats(request.nb_seats)} на курсе «${snapshot.name}» за вами.`,
    'У каждого места есть личная ссылка: разошлите их участникам, и они впишут себя сами, или назовите участников на странице заявки: {secret}',
  ]);

const readyWords = (debt: number) => (debt > 0 ? 'Места подтверждены' : 'Места оплачены');

export const unnamedLeft = (request: LegalRequest, { snapshot }: Order, left: number): NewLetter =>
  letter(request, 'legal_seats_unnamed', `Не названы участники курса «${snapshot.name}»`, [
    `До курса «${snapshot.name}» осталось меньше трёх дней, а без имени ещё ${seats(left)}. Без имени мы не пришлём билет.`,
    'Назвать участников: {secret}',
  ]);

/** Days before the course, besides the day on which staff are notified too. */
export const seatsAwait = (
  request: LegalRequest,
  { snapshot }: Order,
  { days, left }: { days: number; left: number },
): NewLetter =>
  letter(request, 'legal_seats_await', `Места без участников: курс «${snapshot.name}»`, [
    `До курса «${snapshot.name}» ${withinDays(days)}, а без имени ещё ${seats(left)}. Разошлите личные ссылки или назовите участников сами: без имени мы не пришлём билет.`,
    'Назвать участников или отключить напоминания: {secret}',
  ]);

export const requestRejected = (request: LegalRequest, prod: Course, reason: string | null): NewLetter =>
  letter(request, 'legal_request_rejected', `Заявка ${request.number} отклонена`, [
    `К сожалению, мы не можем принять заявку на курс «${prod.name}».`,
    ...(reason ? [`Причина: ${reason}`] : []),
    'Заявка: {secret}',
  ]);

export const requestCanceled = (request: LegalRequest, prod: Course): NewLetter =>
  letter(request, 'legal_request_canceled', `Заявка ${request.number} отменена`, [
    `Заявка на курс «${prod.name}» отменена, места освободились.`,
    'Заявка: {secret}',
  ]);

/** The course does not take place, and nothing of it was ordered yet. */
export const requestWithoutCourse = (request: LegalRequest, prod: Course, words: string | null): NewLetter =>
  letter(request, 'legal_request_canceled', `Курс отменён: заявка ${request.number}`, [
    `К сожалению, курс «${prod.name}» не состоится. Заявка на ${seats(request.nb_seats)} закрыта, платить по ней не нужно.`,
    ...(words ? [words] : []),
    `Выбрать другую дату или другой курс: ${siteLink(paths.companyRequest)}`,
    'Прежняя заявка: {secret}',
  ]);

export const quoteExpired = (request: LegalRequest, prod: Course): NewLetter =>
  letter(request, 'legal_quote_expired', `Срок предложения по заявке ${request.number} вышел`, [
    `Предложение на курс «${prod.name}» больше не действует, и заявка закрыта. Если курс всё ещё нужен, отправьте новую: ${siteLink(paths.companyRequest)}`,
    'Прежняя заявка: {secret}',
  ]);

/** The invited person of a place, whose name is unknown yet. */
export const seatOffered = (
  request: LegalRequest,
  { snapshot, debt }: Order,
  code: SeatCode,
  to: string,
): NewLetter => ({
  ...letter(request, 'seat_code', `Ваше место на курсе «${snapshot.name}»`, []),
  to,
  text: [
    'Здравствуйте!',
    `${saidBy(request.company_name)} ${tookWords(debt)} для вас место на курсе «${snapshot.name}». Впишите себя по личной ссылке, и мы пришлём билет: {secret}`,
    'Ссылка действует один раз: не передавайте её другим.',
    'Команда «Одонты»',
  ].join('\n\n'),
  secret: siteLink(seatCodePath(code.code)),
});

/** An invited person who has not given his name yet. */
export const seatAwaits = (
  request: LegalRequest,
  { snapshot, debt }: Order,
  { code, sent_to }: { code: string; sent_to: string },
  days: number,
): NewLetter => ({
  ...letter(request, 'seat_code_reminder', `Ваше место ждёт: курс «${snapshot.name}»`, []),
  to: sent_to,
  text: [
    'Здравствуйте!',
    `${saidBy(request.company_name)} ${tookWords(debt)} для вас место на курсе «${snapshot.name}», до начала ${withinDays(days)}. Впишите себя по личной ссылке, и мы пришлём билет: {secret}`,
    'Если вы не придёте, скажите об этом тому, кто вас пригласил.',
    'Команда «Одонты»',
  ].join('\n\n'),
  secret: siteLink(seatCodePath(code)),
});

const tookWords = (debt: number) => (debt > 0 ? 'забронировала' : 'оплатила');

function letter(
  request: LegalRequest,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const about = { resource: 'legal_requests', record: request, path: companyRequestPath(request.token) };
  return letterAbout(about, { kind, subject, paragraphs });
}

const withinDays = (days: number) =>
  days === 1 ? 'меньше суток' : `меньше ${plural(days, ['дня', 'дней', 'дней'])}`;

const seats = (count: number) => plural(count, ['место', 'места', 'мест']);
