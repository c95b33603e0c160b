import type { Approval, Lecturer, User } from '@odonta/db/models';
import { lecturerPath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { approvalDays } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

/** The decision of a moderator about the edit of a lecturer's page, or that nobody has decided. */
export const profileDecided = (
  { email, name }: Pick<User, 'email' | 'name'>,
  lecturer: Pick<Lecturer, 'id' | 'sef' | 'status'>,
  { status, reason }: Pick<Approval, 'status' | 'reason'>,
): NewLetter => ({
  to: email,
  kind: 'lecturer_profile_decided',
  resource: 'lecturers',
  record_id: lecturer.id,
  subject: status === 'CONFIRMED' ? 'Ваша страница обновлена' : 'Правка вашей страницы не принята',
  text: [greeting(name), ...said(lecturer, { status, reason }), 'Команда «Одонты»'].join('\n\n'),
});

function said(
  { sef, status: page }: Pick<Lecturer, 'sef' | 'status'>,
  { status, reason }: Pick<Approval, 'status' | 'reason'>,
): string[] {
  if (status === 'CONFIRMED')
    return page === 'CONFIRMED'
      ? ['Модератор принял вашу правку, она уже на сайте:', siteLink(lecturerPath({ sef }))]
      : ['Модератор принял вашу правку. Она появится на сайте вместе с вашей страницей.'];
  if (status === 'REJECTED')
    return [
      'Модератор не принял правку вашей страницы. На сайте всё осталось по-прежнему.',
      `Замечание: ${saidBy(reason ?? '', 1000)}`,
      `Поправить и отправить ещё раз: ${siteLink(paths.lkHome)}`,
    ];
  return [
    `Правку вашей страницы не успели проверить за ${approvalDays} дней, извините. На сайте всё осталось по-прежнему.`,
    `Отправьте её ещё раз: ${siteLink(paths.lkHome)}`,
  ];
}
