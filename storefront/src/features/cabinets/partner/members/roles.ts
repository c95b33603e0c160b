import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';

/** The rights of a role, in words for the owner. */
export const whatRolesMay: Readonly<Record<CenterRole, string>> = {
  OWNER: 'Всё в кабинете: заказы, деньги, доступ других людей',
  EDITOR: 'Курсы и спрос, без заказов и выплат',
  ORDERS: 'Заказы: подтверждает, отклоняет и переносит; пишет участникам и заменяет их',
  ACCOUNTANT: 'Выплаты, документы и баланс; контакты участников скрыты',
  CHECK_IN: 'Отмечает участников на входе',
};
