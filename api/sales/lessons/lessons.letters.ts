import type { LessonRequest, Order } from '@odonta/db/models';
import { lessonPath, orderPath, paths, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { letterAbout, letterText } from '../../platform/mail/letterAbout.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';
import type { AboutLesson } from './about.ts';

/** Letters to the visitor. The link shows his request and lets him withdraw it, so the outbox hides it. */

export const lessonAsked = (request: LessonRequest, lesson: AboutLesson): NewLetter =>
  toVisitor(request, 'lesson_asked', `Запрос отправлен лектору: ${lesson.course}`, [
    `Вы попросили занятие «${lesson.course}»: ${whenOf(lesson)}. Стоимость ${priceOf(request)}.`,
    `Лектор ответит до ${untilOf(request.expires_at)}. Если согласится, мы пришлём ссылку на оплату; до ответа это время больше никому не предложат.`,
    'Посмотреть или отозвать запрос: {secret}',
  ]);

export const lessonAccepted = (request: LessonRequest, lesson: AboutLesson, order: Order): NewLetter => {
  const about = { resource: 'lesson_requests', record: request, path: orderPath(order.token) };
  const isFree = order.total === 0;
  const pay =
    order.expires_at && !isFree
      ? `Оплатите занятие до ${untilOf(order.expires_at)}, иначе время освободится.`
      : 'Платить ничего не нужно.';
  return letterAbout(about, {
    kind: 'lesson_accepted',
    subject: `Лектор согласен: ${lesson.course}`,
    paragraphs: [
      `${lesson.lecturer} проведёт для вас занятие «${lesson.course}»: ${lesson.time}.`,
      `Стоимость ${priceOf(request)}. ${pay}`,
      `${isFree ? 'Заказ' : 'Оплатить'}: {secret}`,
    ],
  });
};

export const lessonDeclined = (request: LessonRequest, lesson: AboutLesson, reason: string): NewLetter =>
  toVisitor(request, 'lesson_declined', `Лектор не сможет: ${lesson.course}`, [
    `Лектор отказался от занятия «${lesson.course}»: ${whenOf(lesson)}.`,
    `Причина: ${saidBy(reason, 1000)}`,
    otherTime(lesson),
    'Ваш запрос: {secret}',
  ]);

export const lessonExpired = (request: LessonRequest, lesson: AboutLesson, why: string): NewLetter =>
  toVisitor(request, 'lesson_expired', `Запрос закрыт: ${lesson.course}`, [
    `Занятие «${lesson.course}» не состоится: ${whenOf(lesson)}. Причина: ${why}. Вы ничего не должны.`,
    otherTime(lesson),
    'Ваш запрос: {secret}',
  ]);

export const lessonWithdrawn = (request: LessonRequest, lesson: AboutLesson): NewLetter =>
  toVisitor(request, 'lesson_withdrawn', `Запрос отозван: ${lesson.course}`, [
    `Вы отозвали запрос на занятие «${lesson.course}»: ${whenOf(lesson)}. Время снова свободно.`,
    otherTime(lesson),
    'Ваш запрос: {secret}',
  ]);

export const lessonPaidLate = (request: LessonRequest, lesson: AboutLesson): NewLetter =>
  toVisitor(request, 'lesson_paid_late', `Оплата пришла поздно: ${lesson.course}`, [
    `Оплата занятия «${lesson.course}» пришла, когда срок уже вышел и время (${lesson.time}) освободилось. Простите нас: деньги мы возвращаем полностью, просить об этом не нужно.`,
    otherTime(lesson),
    'Ваш запрос: {secret}',
  ]);

/** Letters to those who may come into the cabinet of the lecturer. */

export const lessonForLecturer = (to: Reader, request: LessonRequest, lesson: AboutLesson): NewLetter =>
  toLecturer(to, request, 'lesson_for_lecturer', `Просят занятие: ${lesson.course}`, [
    `У вас просят занятие «${lesson.course}»: ${lesson.time}. Стоимость ${priceOf(request)}.`,
    ...(request.comment ? [`Комментарий: ${saidBy(request.comment, 500)}`] : []),
    `Ответьте до ${untilOf(request.expires_at)}, потом запрос закроется: ${cabinet()}`,
  ]);

export const lessonPaid = (to: Reader, request: LessonRequest, lesson: AboutLesson): NewLetter =>
  toLecturer(to, request, 'lesson_paid', `Занятие оплачено: ${lesson.course}`, [
    `Занятие «${lesson.course}» состоится: ${lesson.time}. Как связаться с учеником — в кабинете: ${cabinet()}`,
  ]);

export const lessonReleased = (to: Reader, request: LessonRequest, lesson: AboutLesson): NewLetter =>
  toLecturer(to, request, 'lesson_released', `Время освободилось: ${lesson.course}`, [
    `Занятие «${lesson.course}» отменилось: ${lesson.time}. Это время снова видно на странице курса, если ещё не прошло.`,
    `Ваши занятия: ${cabinet()}`,
  ]);

type Reader = { email: string; name: string | null };

function toVisitor(
  request: LessonRequest,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter {
  const about = { resource: 'lesson_requests', record: request, path: lessonPath(request.token) };
  return letterAbout(about, { kind, subject, paragraphs });
}

const toLecturer = (
  { email, name }: Reader,
  { id: record_id }: LessonRequest,
  kind: string,
  subject: string,
  paragraphs: readonly string[],
): NewLetter => ({
  ...{ kind, to: email, subject },
  text: letterText(name, paragraphs),
  ...{ resource: 'lesson_requests', record_id },
});

const whenOf = ({ time, lecturer }: AboutLesson) => `${time}, лектор ${lecturer}`;

const priceOf = ({ price }: LessonRequest) => formatPrice(roublesOf(price));

const untilOf = (moment: Date) => `${formatMoment(secondsOf(moment))} по московскому времени`;

const otherTime = ({ canonical }: AboutLesson) => `Другое время: ${siteLink(prodPath(canonical))}`;

const cabinet = () => siteLink(paths.lkLessons);
