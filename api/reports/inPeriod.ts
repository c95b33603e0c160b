/** A condition that a moment is within the days of a report, those of Moscow. */
export const inPeriod = (moment: string): string =>
  `${moment} >= $from::date::timestamp at time zone 'Europe/Moscow'
    and ${moment} < ($to::date + 1)::timestamp at time zone 'Europe/Moscow'`;
