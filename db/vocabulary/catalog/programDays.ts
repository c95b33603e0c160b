import { plural } from '../plural.ts';
import { type ClassDay, dayInWords, daysBetween, hoursOf } from './classDays.ts';

/** A point of the programme of a day. */
export interface ProgramItem {
  /** `10:00`, by the clock of the venue. */
  time: string | null;
  text: string;
}

/** The programme of one day of a course. It has no date: the first is that of the first day, whenever that is held. */
export interface ProgramDay {
  /** The same as that of the table of hours where it is none. */
  title: string | null;
  items: ProgramItem[];
}

export const programLimits = { days: 60, items: 30, title: 120, text: 300 } as const;

interface Held {
  schedule: readonly ClassDay[];
  date_start: number | null;
  /** 0 without one. */
  date_end: number;
}

/** The days of the table of hours: one may be listed twice, around a break. */
export function heldDays(schedule: readonly ClassDay[]): ClassDay[] {
  const parts = [...Map.groupBy(schedule, ({ day }) => day).values()];
  return parts.flatMap((rows) => {
    const [first, last] = [rows[0], rows.at(-1)];
    return first && last
      ? [{ ...first, to: last.to, title: rows.find((row) => row.title)?.title ?? null }]
      : [];
  });
}

/** Without what nothing is written in; an empty day keeps its place before others. */
export function filledProgram(days: readonly ProgramDay[]): ProgramDay[] {
  const filled = days.map(({ title, items }) => ({
    title: title?.trim() || null,
    items: items.map((item) => ({ ...item, text: item.text.trim() })).filter(({ text }) => text !== ''),
  }));
  const last = filled.findLastIndex(({ title, items }) => title !== null || items.length > 0);
  return filled.slice(0, last + 1);
}

/** The contradictions of a programme to the days of the course, by place: days too many, and times outside the hours of their day. */
export function issuesOfProgram(days: readonly ProgramDay[], held: Held): Record<string, string> {
  const hours = heldDays(held.schedule);
  const count = countOfDays(held);
  const issues = days.flatMap(({ items }, at): [string, string][] => {
    if (count !== null && at >= count)
      return [[`program_days.${at}.title`, `В курсе ${plural(count, ['день', 'дня', 'дней'])}: этот лишний`]];
    return items.flatMap(({ time }, place): [string, string][] => {
      const issue = issueOfTime(items, place, hours[at]);
      return time !== null && issue ? [[`program_days.${at}.items.${place}.time`, `${time} — ${issue}`]] : [];
    });
  });
  return Object.fromEntries(issues);
}

function issueOfTime(items: readonly ProgramItem[], place: number, day: ClassDay | undefined): string | null {
  const time = items[place]?.time ?? '';
  if (day && (time < day.from || time > day.to)) return `вне часов этого дня, ${hoursOf(day)}`;
  const before = items.slice(0, place).findLast((item) => item.time !== null)?.time ?? '';
  return time < before ? `раньше предыдущего, ${before}` : null;
}

/** Null while the days are not known. */
function countOfDays({ schedule, date_start, date_end }: Held): number | null {
  if (schedule.length > 0) return heldDays(schedule).length;
  return date_start === null || date_end === 0 ? null : daysBetween(date_start, date_end) + 1;
}

/** «День 1. Теория: 10:00 Кофе; 11:00 Лекция», a day a line. */
export const programInLines = (days: readonly ProgramDay[]): string[] =>
  days.map(({ title, items }, at) => {
    const points = items.map(({ time, text }) => [time, text].filter(Boolean).join(' '));
    return [dayTitle(at, title), points.join('; ')].filter(Boolean).join(': ');
  });

/** «День 1. Теория» */
export const dayTitle = (at: number, title: string | null): string =>
  [`День ${at + 1}`, title].filter(Boolean).join('. ');

/** «пятница, 12 марта 2027, 10:00–18:00» */
export const dateAndHours = ({ day, ...hours }: ClassDay): string => `${dayInWords(day)}, ${hoursOf(hours)}`;
