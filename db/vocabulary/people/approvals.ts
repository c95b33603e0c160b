/** What one person asks for and another decides. */
export const approvalKinds = {
  REQUISITES: { label: 'Реквизиты центра' },
  ADMIN_ROLE: { label: 'Роль администратора' },
} as const;
export type ApprovalKindName = keyof typeof approvalKinds;

export const approvalStatuses = {
  CREATED: { label: 'Ждёт второго' },
  CONFIRMED: { label: 'Подтверждено' },
  REJECTED: { label: 'Отклонено' },
} as const;
export type ApprovalStatus = keyof typeof approvalStatuses;
