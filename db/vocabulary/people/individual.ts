export const individualStatuses = {
  ACTIVE: { label: 'Открыт' },
  BLOCKED: { label: 'Заблокирован' },
} as const;
export type IndividualStatus = keyof typeof individualStatuses;
