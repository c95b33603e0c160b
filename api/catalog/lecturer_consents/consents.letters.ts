import type { User } from '@odonta/db/models';
import { partnerCoursePath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { consentDays } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import type { ChangeInWords } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { datesOf, type Timed } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { changesInLines } from '../../orders/letters/changesInLines.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

export interface AboutCourse extends Timed {
  id: number;
  name: string;
  center: string;
  place: string;
}

type Recipient = Pick<User, 'email' | 'name'>;

/** Silence shows only a lecturer whose page is on the site. */
export const consentAsked = (
  { email, name }: Recipient,
  course: AboutCourse,
  awaitsPage = false,
): NewLetter => ({
  ...about(email, course),
  kind: 'lecturer_consent_asked',
  subject: `Вы участвуете? ${saidBy(course.name)}`,
  text: letter(name, [
    `Учебный центр «${saidBy(course.center)}» назвал вас лектором курса «${saidBy(course.name)}».`,
    factsOf(course),
    `Ответьте в своём кабинете: ${siteLink(paths.lkHome)}`,
    awaitsPage
      ? 'Курс назовёт вас, когда вы согласитесь и модератор проверит вашу страницу.'
      : `Пока вы не ответили, на странице курса вас нет. Если за ${days} ответа не будет, мы покажем вас на странице; отказаться можно будет и потом, до начала курса.`,
  ]),
});

export const consentAskedAgain = (
  { email, name }: Recipient,
  course: AboutCourse,
  changes: readonly ChangeInWords[],
): NewLetter => ({
  ...about(email, course),
  kind: 'lecturer_consent_asked_again',
  subject: `Курс изменился, вы участвуете? ${saidBy(course.name)}`,
  text: letter(name, [
    `Учебный центр «${saidBy(course.center)}» изменил курс «${saidBy(course.name)}», лектором которого вы названы.`,
    changesInLines(changes),
    `Подтвердите, что участвуете, или откажитесь до начала курса: ${siteLink(paths.lkHome)}`,
  ]),
});

export const consentExpired = ({ email, name }: Recipient, course: AboutCourse): NewLetter => ({
  ...about(email, course),
  kind: 'lecturer_consent_expired',
  subject: `Вы теперь на странице курса: ${saidBy(course.name)}`,
  text: letter(name, [
    `Вы не ответили, участвуете ли в курсе «${saidBy(course.name)}» центра «${saidBy(course.center)}», и мы показали вас на его странице.`,
    factsOf(course),
    `Если вы не сможете его провести, откажитесь в кабинете до начала курса или напишите в центр: ${siteLink(paths.lkHome)}`,
  ]),
});

/** To a member of the centre. */
export const lecturerIsSilent = (to: string, course: AboutCourse, lecturer: string): NewLetter => ({
  ...about(to, course),
  kind: 'lecturer_is_silent',
  subject: `Лектор не ответил: ${saidBy(course.name)}`,
  text: letter(null, [
    `Лектор ${saidBy(lecturer)} не ответил, участвует ли в курсе «${saidBy(course.name)}». Мы показали его на странице курса.`,
    `Уточните у него сами. Изменить лекторов: ${siteLink(partnerCoursePath(course.id, 'lecturer_ids'))}`,
  ]),
});

/** To a member of the centre. */
export const lecturerDeclined = (
  to: string,
  course: AboutCourse,
  { lecturer, reason }: { lecturer: string; reason: string },
): NewLetter => ({
  ...about(to, course),
  kind: 'lecturer_declined',
  subject: `Лектор отказался: ${saidBy(course.name)}`,
  text: letter(null, [
    `Лектор ${saidBy(lecturer)} не сможет участвовать в курсе «${saidBy(course.name)}» (${datesOf(course)}). На странице курса его больше нет.`,
    `Причина: ${saidBy(reason, 1000)}`,
    `Назовите другого лектора: ${siteLink(partnerCoursePath(course.id, 'lecturer_ids'))}`,
  ]),
});

const days = plural(consentDays, ['день', 'дня', 'дней']);

const about = (to: string, { id }: AboutCourse) => ({ to, resource: 'prods', record_id: id });

const factsOf = (course: AboutCourse) => `${datesOf(course)}, ${saidBy(course.place)}.`;

const letter = (name: string | null, paragraphs: readonly string[]) =>
  [greeting(name), ...paragraphs, 'Команда «Одонты»'].join('\n\n');
