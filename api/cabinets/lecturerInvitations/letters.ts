import type { LecturerInvitation, Prod } from '@odonta/db/models';
import { lecturerInvitationDays } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { datesOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { AboutCourse } from '../../catalog/lecturer_consents/consents.letters.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting, quoted, saidBy } from '../../platform/mail/strangersWords.ts';

export const invitationKind = 'lecturer_invitation';

/** To a person whom the site does not know. */
export const lecturerInvited = (
  { email, note }: Pick<LecturerInvitation, 'email' | 'note'>,
  name: string,
  course: AboutCourse,
  link: string,
): NewLetter => ({
  kind: invitationKind,
  to: email,
  subject: `Вас приглашают лектором: ${saidBy(course.name)}`,
  text: [
    greeting(name),
    `Учебный центр «${saidBy(course.center)}» приглашает вас лектором курса «${saidBy(course.name)}» в «Одонте».`,
    `Когда: ${datesOf(course)}\nГде: ${saidBy(course.place)}`,
    ...(note ? ['Центр пишет:', quoted(note, 1000)] : []),
    'Чтобы согласиться или отказаться, откройте ссылку:',
    '{secret}',
    `Ссылка действует ${plural(lecturerInvitationDays, ['день', 'дня', 'дней'])}. Пока вы не согласились и модератор не проверил вашу страницу, на сайте вас нет.`,
    'Если вы не знаете этот центр, ничего делать не нужно.',
    'Команда «Одонты»',
  ].join('\n\n'),
  secret: link,
  resource: 'prods',
  record_id: course.id satisfies Prod['id'],
});
