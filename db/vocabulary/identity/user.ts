import { lifecycle } from '../lifecycle.ts';

export const userStatuses = {
  INVITED: { label: 'Приглашён' },
  ACTIVE: { label: 'Работает' },
  BLOCKED: { label: 'Заблокирован' },
} as const;
export type UserStatus = keyof typeof userStatuses;

export const userLifecycle = lifecycle({
  initial: 'INVITED',
  statuses: userStatuses,
  transitions: {
    invite: {
      from: ['INVITED', 'ACTIVE'],
      label: 'Отправить приглашение снова',
      done: 'Приглашение отправлено снова',
    },
    approve: {
      from: ['INVITED'],
      to: 'ACTIVE',
      label: 'Допустить к работе',
      done: 'Сотрудник допущен к работе',
    },
    block_email: {
      from: ['INVITED', 'ACTIVE'],
      to: 'BLOCKED',
      label: 'Заблокировать',
      done: 'Сотрудник заблокирован',
      needs_reason: true,
    },
    unblock: {
      from: ['BLOCKED'],
      to: 'ACTIVE',
      label: 'Разблокировать',
      done: 'Сотрудник разблокирован',
      needs_reason: true,
    },
    add_role: { from: ['INVITED', 'ACTIVE'], label: 'Добавить роль', done: 'Роль добавлена' },
    remove_role: { from: ['INVITED', 'ACTIVE', 'BLOCKED'], label: 'Снять роль', done: 'Роль снята' },
    reset_2fa: {
      from: ['INVITED', 'ACTIVE', 'BLOCKED'],
      label: 'Сбросить второй шаг входа',
      done: 'Второй шаг входа сброшен',
      needs_reason: true,
    },
  },
});

/** The role of a member in the cabinet of his centre. */
export const centerRoles = {
  OWNER: { label: 'Владелец' },
  EDITOR: { label: 'Редактор' },
  ORDERS: { label: 'Заказы' },
  ACCOUNTANT: { label: 'Бухгалтер' },
  CHECK_IN: { label: 'Отметка участников' },
} as const;
export type CenterRole = keyof typeof centerRoles;

/** The organisation of an `is_partner` user. */
const partnerKinds = ['center', 'lecturer', 'merchant'] as const;
export type PartnerKind = (typeof partnerKinds)[number];
