import { isWritten, type ProgramItem } from '@odonta/db/vocabulary/catalog/programDays.ts';

type Errors = Readonly<Record<string, string>>;

/** The refusals of a day, by the rest of their path. The server counts the points without the blank rows, which it has not got. */
export function errorsOfDay(errors: Errors, at: number, items: readonly ProgramItem[]): Errors {
  const begin = `program_days.${at}.`;
  const sent = [...items.keys()].filter((place) => items.slice(place, place + 1).some(isWritten));
  const own = Object.entries(errors).filter(([path]) => path.startsWith(begin));
  return Object.fromEntries(
    own.map(([path, message]) => [
      path.slice(begin.length).replace(/^items\.(\d+)/, (_, place) => `items.${sent[place] ?? place}`),
      message,
    ]),
  );
}
