export const exportStatuses = {
  QUEUED: { label: 'Ждёт очереди' },
  RUNNING: { label: 'Готовится' },
  DONE: { label: 'Готов' },
  FAILED: { label: 'Не удался' },
} as const;
export type ExportStatus = keyof typeof exportStatuses;

export const exportLimits = {
  /** Rows that are sent at once; a file of more is made beside, and fetched when it is ready. */
  rowsAtOnce: 5000,
  hoursKept: 24,
} as const;
