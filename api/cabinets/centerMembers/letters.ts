import type { Center, CenterMemberInvitation } from '@odonta/db/models';
import { centerMemberInvitationDays } from '@odonta/db/vocabulary/catalog/centerInvitations.ts';
import { centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

export const centerMemberInvited = (
  { name, email, role, center_id }: Pick<CenterMemberInvitation, 'name' | 'email' | 'role' | 'center_id'>,
  center: Pick<Center, 'name'>,
  link: string,
): NewLetter => ({
  kind: 'center_member_invitation',
  to: email,
  subject: `Приглашение в кабинет центра: ${saidBy(center.name)}`,
  text: [
    greeting(name),
    `Вас приглашают в кабинет учебного центра «${saidBy(center.name)}» в «Одонте», роль — ${centerRoles[role].label.toLowerCase()}. Чтобы принять приглашение, откройте ссылку:`,
    '{secret}',
    `Ссылка действует ${plural(centerMemberInvitationDays, ['день', 'дня', 'дней'])}. Входить вы будете по этой почте.`,
    'Если вы не ждали приглашения, ничего делать не нужно.',
    'Команда «Одонты»',
  ].join('\n\n'),
  secret: link,
  resource: 'centers',
  record_id: center_id,
});
