import type { StaffImport } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';

const rowsInWords = (count: number) => plural(count, ['строка', 'строки', 'строк']);

/** «добавится 3, изменится 1, с ошибками 2»; in the past tense once it has happened. */
export function cameToInWords(task: StaffImport): string {
  const { status, total, created, updated, same, bad } = task;
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
