import { lifecycle } from '../lifecycle.ts';

/** Requests that a second person decides; `about` names the record without identifying the person. */
export const approvalKinds = {
  REQUISITES: { label: 'Реквизиты', about: 'реквизиты центра' },
  BONUS: { label: 'Правка бонусов', about: 'правка бонусного счёта' },
  SCALE: { label: 'Условия лояльности', about: 'условия лояльности' },
  MARKETING: { label: 'Правка баланса', about: 'правка маркетингового баланса' },
  COMMISSION: { label: 'Комиссия центра', about: 'комиссия центра' },
  ACCESS: { label: 'Вход сотрудника', about: 'почта, пароль или второй шаг сотрудника' },
  LECTURER: { label: 'Страница лектора', about: 'страница лектора' },
  BANNER: { label: 'Баннер на сайте', about: 'баннер' },
  ADMIN_ROLE: { label: 'Роль администратора', about: 'роль администратора для сотрудника' },
} as const;
export type ApprovalKindName = keyof typeof approvalKinds;

export const approvalStatuses = {
  CREATED: { label: 'Ждёт второй подписи' },
  CONFIRMED: { label: 'Подтверждено' },
  REJECTED: { label: 'Отклонено' },
  CANCELED: { label: 'Отозвано' },
} as const;

export const approvalLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: approvalStatuses,
  transitions: {
    confirm: { from: ['CREATED'], to: 'CONFIRMED', label: 'Подтвердить', done: 'Изменение подтверждено' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Изменение отклонено',
      needs_reason: true,
    },
    withdraw: { from: ['CREATED'], to: 'CANCELED', label: 'Отозвать', done: 'Запрос отозван' },
    // A new request of the same person replaces the earlier one.
    replace: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Запросить заново',
      done: 'Изменение запрошено заново',
    },
    expire: { from: ['CREATED'], to: 'CANCELED', label: 'Закрыть по сроку', done: 'Запрос закрыт по сроку' },
  },
});
export type ApprovalStatus = keyof typeof approvalStatuses;

/** The lifetime of a request. After it the author may ask again, for the record of that time. */
export const approvalDays = 14;
