import { moscowDay } from '../../time.ts';

/** How long a training counts: a cycle of accreditation. */
export const cycleYears = 5;

/** How many months ahead a company may look for employees who are due. */
export const dueMonths = [3, 6, 12] as const;

/** Why an employee is due for training. Days are as PostgreSQL writes them. */
export const trainingDues = {
  OVER: { label: 'Срок вышел' },
  SOON: { label: 'Срок подходит' },
  UNPLANNED: { label: 'Ничего не запланировано' },
} as const;
export type TrainingDue = keyof typeof trainingDues;

/** An employee and his courses, as far as the deadline needs them. */
export interface Trained {
  /** Distinguishes him from his colleagues. */
  id: number;
  /** The last day on which anything that he learnt counts; null where he has learnt nothing yet. */
  valid_until: string | null;
  courses: readonly { is_over: boolean; prod: { date_start: number | null; date_end: number | null } }[];
}

/** The filter of a plan: one person, courses of a period, deadlines within so many months. */
export interface TrainingChoice {
  employee?: number;
  from?: string;
  to?: string;
  due?: number;
}

/** The day on which a cycle that began on this one is over. */
export const endOfCycle = (day: string): string => plusMonths(day, cycleYears * 12);

export function duesOf(
  { valid_until, courses }: Pick<Trained, 'valid_until' | 'courses'>,
  { months, today }: { months: number; today: string },
): TrainingDue[] {
  const dues: TrainingDue[] = [];
  if (valid_until !== null && valid_until < today) dues.push('OVER');
  else if (valid_until !== null && valid_until <= plusMonths(today, months)) dues.push('SOON');
  if (courses.every(({ is_over }) => is_over)) dues.push('UNPLANNED');
  return dues;
}

/** The same for a screen and for a file: people with those of their courses that were asked for. */
export function chosenOf<Person extends Trained>(
  people: readonly Person[],
  { employee, from, to, due }: TrainingChoice,
  today: string,
): Person[] {
  const isWithin = ({ prod: { date_start, date_end } }: Trained['courses'][number]) => {
    if (!from && !to) return true;
    if (date_start === null) return false;
    const [first, last] = [dayOf(date_start), dayOf(date_end ?? date_start)];
    return (!from || last >= from) && (!to || first <= to);
  };
  return people
    .filter(({ id }) => employee === undefined || id === employee)
    .filter((person) => due === undefined || duesOf(person, { months: due, today }).length > 0)
    .map((person) => ({ ...person, courses: person.courses.filter(isWithin) }))
    .filter(({ courses }) => courses.length > 0);
}

const dayOf = (seconds: number) => moscowDay(new Date(seconds * 1000));

/** The same day of another month, or its last where it has no such day. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}
