import { plural } from '../plural.ts';
import { type ClassDay, dayInWords, daysBetween, hoursOf, inTurn, isoDay } from './classDays.ts';

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

/** The date of a day of the course, with its hours where they are listed. */
export interface HeldDay {
  day: string;
  title: string | null;
  hours: Pick<ClassDay, 'from' | 'to'> | null;
}

/**
 * Those of a programme of so many days. A table of hours from the first date to the last is the whole course, whose days may lie weeks apart;
 * one that leaves out an end, or has fewer days than the programme, tells the hours of some days alone, and the dates are counted one by one.
 */
export function heldDays(held: Held, count: number): HeldDay[] {
  const listed = listedDays(held.schedule);
  const [start, span] = [held.date_start, spanOf(held)];
  if (listed.length === 0 || start === null || span === null) return listed;
  const isWhole = listed[0]?.day === dateAt(start, 0) && listed.at(-1)?.day === dateAt(start, span - 1);
  if (listed.length >= span || (isWhole && count <= listed.length)) return listed;
  return Array.from({ length: Math.min(span, programLimits.days) }, (_, at) => {
    const day = dateAt(start, at);
    return listed.find((each) => each.day === day) ?? { day, title: null, hours: null };
  });
}

/** Without what nothing is written in; an empty day keeps its place before others, and a time without words is to be refused, not lost. */
export function filledProgram(days: readonly ProgramDay[]): ProgramDay[] {
  const filled = days.map(({ title, items }) => ({
    title: title?.trim() || null,
    items: items.map((item) => ({ ...item, text: item.text.trim() })).filter(isWritten),
  }));
  const last = filled.findLastIndex(({ title, items }) => title !== null || items.length > 0);
  return filled.slice(0, last + 1);
}

export const isWritten = ({ time, text }: ProgramItem): boolean => time !== null || text.trim() !== '';

/** The contradictions of a programme to the days of the course, by place: days too many, and times outside the hours of their day. */
export function issuesOfProgram(days: readonly ProgramDay[], held: Held): Record<string, string> {
  const dated = heldDays(held, days.length);
  const count = countOfDays(held);
  const issues = days.flatMap(({ items }, at): [string, string][] => {
    if (count !== null && at >= count)
      return [[`program_days.${at}.title`, `В курсе ${plural(count, ['день', 'дня', 'дней'])}: этот лишний`]];
    return items.flatMap(({ time }, place): [string, string][] => {
      const issue = issueOfTime(items, place, dated[at]?.hours ?? null);
      return time !== null && issue ? [[`program_days.${at}.items.${place}.time`, `${time} — ${issue}`]] : [];
    });
  });
  return Object.fromEntries(issues);
}

function issueOfTime(items: readonly ProgramItem[], place: number, hours: HeldDay['hours']): string | null {
  const time = items[place]?.time ?? '';
  if (hours && (time < hours.from || time > hours.to)) return `вне часов этого дня, ${hoursOf(hours)}`;
  const before = items.slice(0, place).findLast((item) => item.time !== null)?.time ?? '';
  return time < before ? `раньше предыдущего, ${before}` : null;
}

/** Null while the days are not known. */
function countOfDays(held: Held): number | null {
  const [listed, span] = [listedDays(held.schedule).length, spanOf(held)];
  return listed === 0 ? span : Math.max(listed, span ?? 0);
}

/** From the first date to the last. */
const spanOf = ({ date_start, date_end }: Held): number | null =>
  date_start === null || date_end === 0 ? null : daysBetween(date_start, date_end) + 1;

const dateAt = (start: number, at: number): string => isoDay(start + at * 86_400);

/** The days of the table of hours: one may be listed twice, around a break. */
function listedDays(schedule: readonly ClassDay[]): HeldDay[] {
  // An editor may have taken a day out, to type another.
  const rows = inTurn(schedule).filter(({ day }) => day !== '');
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, parts]) => ({
    day,
    title: parts.find(({ title }) => title)?.title ?? null,
    hours: { from: parts[0]?.from ?? '', to: parts.at(-1)?.to ?? '' },
  }));
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
export const dateAndHours = ({ day, hours }: HeldDay): string =>
  [dayInWords(day), hours && hoursOf(hours)].filter(Boolean).join(', ');
