/** Unix seconds on one side, the texts of native date fields on the other, by the clock of Moscow. */

const moscowOffset = 3 * 3600;
const noon = 12 * 3600;
const firstYear = 2000;

/** `2027-03-12T14:30`; empty without a moment. */
export function momentText(seconds: number | null): string {
  return seconds === null || seconds === 0
    ? ''
    : new Date((seconds + moscowOffset) * 1000).toISOString().slice(0, 16);
}

/** Null while the text is half typed: a year grows digit by digit. */
export function secondsOfMoment(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number(text.slice(0, 4)) < firstYear) return null;
  return Date.parse(`${text}:00Z`) / 1000 - moscowOffset;
}

/** `2027-03-12` */
export const dayText = (seconds: number | null): string => momentText(seconds).slice(0, 10);

/** The noon in Moscow of a day: pages show days in UTC, where it is on the same day. */
export function secondsOfDay(text: string): number | null {
  const midnight = secondsOfMoment(`${text}T00:00`);
  return midnight === null ? null : midnight + noon;
}
