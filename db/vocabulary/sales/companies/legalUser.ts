import { lifecycle } from '../../lifecycle.ts';

export const legalUserStatuses = {
  ACTIVE: { label: 'Открыто' },
  BLOCKED: { label: 'Заблокировано' },
} as const;
export type LegalUserStatus = keyof typeof legalUserStatuses;

export const legalUserLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: legalUserStatuses,
  transitions: {
    verify: { from: ['ACTIVE'], label: 'Отметить ИНН проверенным', done: 'ИНН проверен' },
    set_credit: { from: ['ACTIVE'], label: 'Назначить отсрочку', done: 'Отсрочка назначена' },
    block: {
      from: ['ACTIVE'],
      to: 'BLOCKED',
      label: 'Заблокировать',
      done: 'Кабинет организации заблокирован',
      needs_reason: true,
    },
    unblock: {
      from: ['BLOCKED'],
      to: 'ACTIVE',
      label: 'Разблокировать',
      done: 'Кабинет организации разблокирован',
      needs_reason: true,
    },
  },
});

/** The role of a member in the cabinet of his company. */
export const legalRoles = {
  OWNER: { label: 'Владелец' },
  BUYER: { label: 'Закупщик' },
  ACCOUNTANT: { label: 'Бухгалтер' },
  TRAINEE: { label: 'Слушатель' },
} as const;
export type LegalRole = keyof typeof legalRoles;

/** Roles that order for their company; accountants and trainees do not. */
export const orderingRoles: readonly LegalRole[] = ['OWNER', 'BUYER'];

/** The scope of a member within his company, besides his own rows. */
export type LegalRight = 'orders' | 'documents' | 'members' | 'approvals';

export const rightsOfLegalRole: Readonly<Record<LegalRole, readonly LegalRight[]>> = {
  OWNER: ['orders', 'documents', 'members', 'approvals'],
  BUYER: ['orders', 'documents'],
  ACCOUNTANT: ['documents'],
  TRAINEE: [],
};

export const legalMemberStatuses = {
  ACTIVE: { label: 'Открыт' },
  BLOCKED: { label: 'Заблокирован' },
} as const;
export type LegalMemberStatus = keyof typeof legalMemberStatuses;
