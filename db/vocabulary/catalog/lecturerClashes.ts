import type { ClassDay } from './classDays.ts';
import { datesOf, placeOf, type Timed } from './prodPlace.ts';

/** The days and the place of a course that a lecturer takes part in. */
export interface Engagement extends Timed {
  id: number;
  city: string | null;
  /** The days on which there are classes; empty where only the first and the last are known. */
  schedule: readonly Pick<ClassDay, 'day'>[];
}

/** The same days, or a city away on the day before or after. */
export type ClashKind = 'overlap' | 'travel';

/** How two courses get in each other's way for one person; null where they do not, or a date is open. */
export function clashOf(one: Engagement, other: Engagement): ClashKind | null {
  const [days, others] = [rangesOf(one), rangesOf(other)];
  const gaps = days.flatMap((each) => others.map((beside) => gapBetween(each, beside)));
  const nearest = Math.min(...gaps);
  if (nearest <= 0) return 'overlap';
  const travels = one.city !== null && other.city !== null && one.city !== other.city;
  return nearest === 1 && travels ? 'travel' : null;
}

/** The courses among `others` that get in the way of this one. */
export const clashesOf = <Other extends Engagement>(
  one: Engagement,
  others: readonly Other[],
): { kind: ClashKind; with: Other }[] =>
  others.flatMap((other) => {
    const kind = other.id === one.id ? null : clashOf(one, other);
    return kind ? [{ kind, with: other }] : [];
  });

export interface NamedClash extends Timed {
  kind: ClashKind;
  name: string;
  city: string | null;
}

/** «В эти же дни вы ведёте «Эндодонтия»: 12–14 марта 2027, Пермь.» */
export function clashInWords({ kind, name, ...other }: NamedClash): string {
  const about = `«${name}»: ${datesOf(other)}, ${placeOf(other)}.`;
  return kind === 'overlap'
    ? `В эти же дни вы ведёте ${about}`
    : `Днём раньше или позже вы ведёте ${about} Успеете ли переехать?`;
}

type Range = readonly [from: number, to: number];

/** Days as whole numbers: those with classes, else all from the first to the last. */
function rangesOf({ date_start, date_end, schedule }: Engagement): Range[] {
  if (schedule.length > 0)
    return schedule.map(({ day }) => [Date.parse(day) / dayMs, Date.parse(day) / dayMs] as const);
  if (date_start === null) return [];
  const from = Math.floor(date_start / daySeconds);
  return [[from, date_end === 0 ? from : Math.floor(date_end / daySeconds)]];
}

/** How many days after one the other begins; zero or less where they share a day. */
const gapBetween = ([from, to]: Range, [start, end]: Range): number => Math.max(start - to, from - end);

const daySeconds = 86_400;
const dayMs = daySeconds * 1000;
