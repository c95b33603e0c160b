import { plural } from '../../plural.ts';
import type { ImportStatus } from './importLifecycle.ts';
import type { ImportMode } from './imports.ts';

/** An import as far as it has come. */
export interface ImportFigures {
  status: ImportStatus;
  mode: ImportMode | null;
  total: number;
  created: number;
  updated: number;
  same: number;
  bad: number;
  kept: number;
}

export const importTitles = {
  UPLOADED: 'Файл загружен',
  CHECKED: 'Проверено',
  APPLIED: 'Импорт выполнен',
  ROLLED_BACK: 'Импорт отменён',
} as const satisfies Record<ImportStatus, string>;

/** «добавится 3, изменится 1, с ошибками 2»; in the past tense once it has happened. */
export function cameToInWords({ status, total, created, updated, same, bad }: ImportFigures): string {
  if (status === 'UPLOADED') return rowsInWords(total);
  const isDone = status !== 'CHECKED';
  const parts: [number, string][] = [
    [created, isDone ? 'добавлено' : 'добавится'],
    [updated, isDone ? 'изменено' : 'изменится'],
    [same, 'без изменений'],
    [bad, 'с ошибками'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${word} ${count}`);
  return said.join(', ') || rowsInWords(0);
}

/** The next step, where the figures do not say it; begins with a space. */
export function adviceFor({ status, bad, mode, kept }: ImportFigures): string {
  if (status === 'CHECKED' && bad > 0)
    return mode === 'all'
      ? ' Исправьте файл и загрузите его снова либо разрешите пропускать строки с ошибками.'
      : ' Строки с ошибками будут пропущены.';
  if (status === 'ROLLED_BACK' && kept > 0) return ` Осталось как есть: ${kept}.`;
  return '';
}

const rowsInWords = (count: number) => plural(count, ['строка', 'строки', 'строк']);
