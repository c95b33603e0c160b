export const legalUserStatuses = {
  ACTIVE: { label: 'Открыто' },
  BLOCKED: { label: 'Заблокировано' },
} as const;
export type LegalUserStatus = keyof typeof legalUserStatuses;

/** What somebody may do in the cabinet of his company. */
export const legalRoles = {
  OWNER: { label: 'Владелец' },
  BUYER: { label: 'Закупщик' },
  ACCOUNTANT: { label: 'Бухгалтер' },
  TRAINEE: { label: 'Слушатель' },
} as const;
export type LegalRole = keyof typeof legalRoles;

export const legalMemberStatuses = {
  ACTIVE: { label: 'Открыт' },
  BLOCKED: { label: 'Заблокирован' },
} as const;
export type LegalMemberStatus = keyof typeof legalMemberStatuses;
