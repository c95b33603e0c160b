import type { OwnCenter } from '@odonta/api/contract';
import { dayInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';

/** «Продажи приостановлены с 10 марта 2027 по 12 марта 2027 включительно: мы в отпуске» */
export function pauseInWords({
  closed_from,
  closed_to,
  closure_note,
}: Pick<OwnCenter, 'closed_from' | 'closed_to' | 'closure_note'>): string {
  if (closed_from === null || closed_to === null) return '';
  return `Продажи приостановлены с ${dayInWords(closed_from)} по ${dayInWords(closed_to)} включительно: ${closure_note}`;
}
