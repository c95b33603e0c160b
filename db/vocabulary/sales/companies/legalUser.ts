import { lifecycle } from '../../lifecycle.ts';

export const legalUserStatuses = {
  ACTIVE: { label: 'Открыто' },
  BLOCKED: { label: 'Заблокировано' },
} as const;
export type LegalUserStatus = keyof typeof legalUserStatuses;

export const legalUserLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: legalUserStatuses,
  moves: {
    verify: { from: ['ACTIVE'], label: 'ИНН проверен' },
    set_credit: { from: ['ACTIVE'], label: 'Назначить отсрочку' },
    block: { from: ['ACTIVE'], to: 'BLOCKED', label: 'Заблокировать', needs_reason: true },
    unblock: { from: ['BLOCKED'], to: 'ACTIVE', label: 'Разблокировать', needs_reason: true },
  },
});

/** What somebody may do in the cabinet of his company. */
export const legalRoles = {
  OWNER: { label: 'Владелец' },
  BUYER: { label: 'Закупщик' },
  ACCOUNTANT: { label: 'Бухгалтер' },
  TRAINEE: { label: 'Слушатель' },
} as const;
export type LegalRole = keyof typeof legalRoles;

/** Who orders in the name of his company; accountants and trainees do not. */
export const orderingRoles: readonly LegalRole[] = ['OWNER', 'BUYER'];

/** What a member reaches of his company, besides what is his own. */
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
