import { lifecycle } from '../../lifecycle.ts';

export const merchantStatuses = {
  CREATED: { label: 'Ожидает подтверждения' },
  CONFIRMED: { label: 'Подтверждена' },
  REJECTED: { label: 'Отклонена' },
  SUSPENDED: { label: 'Приостановлена' },
} as const;
export type MerchantStatus = keyof typeof merchantStatuses;

export const merchantLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: merchantStatuses,
  transitions: {
    approve: {
      from: ['CREATED', 'REJECTED', 'SUSPENDED'],
      to: 'CONFIRMED',
      label: 'Одобрить',
      done: 'Торговая организация одобрена',
      of_version: true,
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Торговая организация отклонена',
      needs_reason: true,
    },
    suspend: {
      from: ['CONFIRMED'],
      to: 'SUSPENDED',
      label: 'Приостановить',
      done: 'Работа торговой организации приостановлена',
      needs_reason: true,
    },
  },
});
