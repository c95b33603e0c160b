/** Whether one wrong row keeps the right ones from being written. */
export const importModes = {
  all: 'Всё или ничего: с ошибкой хотя бы в одной строке не записывается ни одна',
  valid: 'Только правильные строки: строки с ошибками пропускаются',
} as const;
export type ImportMode = keyof typeof importModes;

/** The result of a row. */
export const importOutcomes = {
  CREATED: 'Добавлена',
  UPDATED: 'Изменена',
  SAME: 'Без изменений',
  REFUSED: 'Ошибка',
  UNDONE: 'Отменена',
  KEPT: 'Оставлена: правили после импорта',
} as const;
export type ImportOutcome = keyof typeof importOutcomes;

export const importLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 1000,
  columns: 60,
  characters: 10_000_000,
  undoHours: 24,
  /** Days for which the rows of a file are stored: they may hold personal data. */
  keptDays: 30,
} as const;

/** Of a centre, which brings in courses of its own. */
export const centerImportLimits = {
  bytes: 1024 * 1024,
  rows: 200,
  columns: importLimits.columns,
  /** Files of one centre within 24 hours. */
  filesADay: 20,
} as const;
