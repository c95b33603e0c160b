import { lifecycle } from '../lifecycle.ts';

/** What one person asks for and another decides; `about` names the record without saying who it is. */
export const approvalKinds = {
  REQUISITES: { label: 'Реквизиты', about: 'реквизиты центра' },
  BONUS: { label: 'Правка бонусов', about: 'правка бонусного счёта' },
  SCALE: { label: 'Условия лояльности', about: 'условия лояльности' },
  MARKETING: { label: 'Правка баланса', about: 'правка маркетингового баланса' },
  COMMISSION: { label: 'Комиссия центра', about: 'комиссия центра' },
  ACCESS: { label: 'Вход сотрудника', about: 'почта, пароль или второй шаг сотрудника' },
  ADMIN_ROLE: { label: 'Роль администратора', about: 'роль администратора для сотрудника' },
} as const;
export type ApprovalKindName = keyof typeof approvalKinds;

export const approvalStatuses = {
  CREATED: { label: 'Ждёт второго' },
  CONFIRMED: { label: 'Подтверждено' },
  REJECTED: { label: 'Отклонено' },
  CANCELED: { label: 'Отозвано' },
} as const;

export const approvalLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: approvalStatuses,
  moves: {
    confirm: { from: ['CREATED'], to: 'CONFIRMED', label: 'Подтвердить' },
    reject: { from: ['CREATED'], to: 'REJECTED', label: 'Отклонить', needs_reason: true },
    withdraw: { from: ['CREATED'], to: 'CANCELED', label: 'Отозвать' },
    // A person who asks anew takes back what he asked for before.
    replace: { from: ['CREATED'], to: 'CANCELED', label: 'Запросить заново' },
    expire: { from: ['CREATED'], to: 'CANCELED', label: 'Закрыть по сроку' },
  },
});
export type ApprovalStatus = keyof typeof approvalStatuses;

/** For how long a change waits. Whoever still wants it asks anew, of the record as it is by then. */
export const approvalDays = 14;
