import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import type { LegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';

/** The fields of a form about a member's role. */
export interface DutyValues {
  role: LegalRole;
  month_limit: string;
}

export const dutyLabels = { role: 'Роль', month_limit: 'Лимит в месяц, ₽' } as const;

const wholeRoubles = { test: (text: string) => /^[1-9]\d{0,8}$/.test(text), message: 'Целое число рублей' };
export const dutyRules: Readonly<Record<'month_limit', TextRule>> = { month_limit: { format: wholeRoubles } };

export const dutyOf = ({ role, month_limit }: DutyValues) => ({
  role,
  month_limit: role === 'BUYER' && month_limit.trim() !== '' ? Number(month_limit) : null,
});

/** The rights of a role, in words for the owner. */
export const whatRolesMay: Readonly<Record<LegalRole, string>> = {
  OWNER: 'Заказы, документы и участники кабинета',
  BUYER: 'Записывает сотрудников, видит заказы и документы',
  ACCOUNTANT: 'Только счета и документы, без данных участников',
  TRAINEE: 'Только свои билеты',
};
