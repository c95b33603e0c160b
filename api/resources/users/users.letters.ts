import type { User } from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/rights/roleLabels.ts';
import { staffRoles } from '@odonta/db/vocabulary/rights/roles.ts';
import type { NewLetter } from '../../mail/letters.ts';

export function roleChanged(
  admin: Pick<User, 'name' | 'email'>,
  user: Pick<User, 'id' | 'name'>,
  role: StaffRole,
  what: 'given' | 'taken',
): NewLetter {
  const { label } = staffRoles[role];
  const done = what === 'given' ? `получил(а) роль «${label}»` : `лишился(-ась) роли «${label}»`;
  const text = `Здравствуйте, ${admin.name}!\n\nСотрудник ${user.name} ${done}. Кто и когда это сделал, видно в журнале его карточки.\n\nЕсли вы об этом не знали, проверьте, что происходит.\n\nКоманда «Одонты»`;
  const subject = what === 'given' ? `Роль дана: ${label}` : `Роль снята: ${label}`;
  return { kind: 'role_changed', to: admin.email, subject, text, resource: 'users', record_id: user.id };
}
