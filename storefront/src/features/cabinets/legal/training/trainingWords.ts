import type { TrainedEmployee } from '@odonta/api/contract';
import { courses, plural } from '@odonta/db/vocabulary/plural.ts';
import type { TrainingChoice } from '@odonta/db/vocabulary/sales/companies/training.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';

export const pointsWords = (count: number): string => plural(count, ['балл', 'балла', 'баллов']);

/** «54 балла НМО · действует до 20.11.2031» */
export const sumOf = ({ points, valid_until }: Pick<TrainedEmployee, 'points' | 'valid_until'>): string =>
  [
    `${pointsWords(points)} НМО за пять лет`,
    valid_until === null ? 'ещё не учился' : `обучение действует до ${formatDate(valid_until)}`,
  ].join(' · ');

/** The number and kind of the shown entries. */
export function summaryOf(
  shown: readonly Pick<TrainedEmployee, 'courses'>[],
  due: number | undefined,
): string {
  if (shown.length === 0)
    return due === undefined
      ? 'За эти дни ничего нет: измените даты или сотрудника.'
      : 'Никому не пора: у всех есть срок и что-то запланировано.';
  const people = plural(shown.length, ['сотрудник', 'сотрудника', 'сотрудников']);
  const all = courses(shown.reduce((sum, each) => sum + each.courses.length, 0));
  return due === undefined ? `${people}, ${all}` : `Пора на обучение: ${people}, ${all}`;
}

/** The address of the file with these filters. */
export function addressOf(choice: TrainingChoice): string {
  const said = Object.entries(choice).filter(([, value]) => value !== undefined);
  return `/legal/training/export?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}
