import type { LegalMember, LegalUser } from '@odonta/db/models';
import { type LegalRole, legalRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

export function memberInvited(
  { name, email, role, legal_user_id }: LegalMember,
  company: Pick<LegalUser, 'name'>,
  link: string,
): NewLetter {
  const duty = legalRoles[role as LegalRole].label.toLowerCase();
  return {
    kind: 'member_invitation',
    to: email,
    subject: `Приглашение в кабинет: ${saidBy(company.name)}`,
    text: `${greeting(name)}\n\nВас приглашают в кабинет организации «${saidBy(company.name)}» в «Одонте», роль — ${duty}. Перейдите по ссылке и придумайте пароль:\n\n{secret}\n\nСсылка одноразовая и действует 72 часа. Входить вы будете по этой почте.\n\nЕсли вы не ждали приглашения, ничего делать не нужно.\n\nКоманда «Одонты»`,
    secret: link,
    resource: 'legal_users',
    record_id: legal_user_id,
  };
}
