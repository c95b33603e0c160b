import { academicHours } from '@odonta/db/vocabulary/plural.ts';

/** How long courses last, in academic hours: a day, two, a week, a short and a long programme. */
export const durations = ['-8', '9-16', '17-36', '37-72', '73-'] as const;

/** «до 8 часов», «9–16 часов», «от 73 часов». */
export function durationLabel(range: string): string {
  const [from = '', to = ''] = range.split('-');
  if (from === '') return `до ${genitive(Number(to))}`;
  if (to === '') return `от ${genitive(Number(from))}`;
  return `${from}–${academicHours(Number(to))}`;
}

const genitive = (hours: number) =>
  `${hours}\u00a0${hours % 10 === 1 && hours % 100 !== 11 ? 'часа' : 'часов'}`;
