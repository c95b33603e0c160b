import { plusDays, today, weekday } from './days.ts';

export interface Period {
  label: string;
  dateStart: string;
  dateEnd: string;
}

/** The times people ask for, from today on. */
export function periodsFrom(now: number): Period[] {
  const start = today(now);
  const sunday = plusDays(start, 6 - weekday(start));
  const saturday = plusDays(sunday, -1);
  const until = (days: number) => ({ dateStart: start, dateEnd: plusDays(start, days) });
  return [
    { label: 'На этой неделе', dateStart: start, dateEnd: sunday },
    { label: 'В выходные', dateStart: saturday < start ? start : saturday, dateEnd: sunday },
    { label: 'До 30 дней', ...until(30) },
    { label: 'До 90 дней', ...until(90) },
  ];
}
