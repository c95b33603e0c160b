import { plusDays, plusMonths, today, weekday } from './days.ts';

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
    { label: 'Ближайшие 30 дней', ...until(30) },
    ...nextMonths(start),
  ];
}

/** The two months after the one that runs, since the thirty days cover it. */
function nextMonths(start: string): Period[] {
  return [1, 2].map((ahead) => {
    const month = plusMonths(start.slice(0, 7), ahead);
    return {
      label: inMonth[Number(month.slice(5)) - 1] ?? month,
      dateStart: `${month}-01`,
      dateEnd: plusDays(`${plusMonths(month, 1)}-01`, -1),
    };
  });
}

// `Intl` knows no prepositional case.
const inMonth = [
  'В январе',
  'В феврале',
  'В марте',
  'В апреле',
  'В мае',
  'В июне',
  'В июле',
  'В августе',
  'В сентябре',
  'В октябре',
  'В ноябре',
  'В декабре',
];
