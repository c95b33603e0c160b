import { type ApiError, malformed, tooLarge } from './errors.ts';

/** Limits on one JSON body, checked before its contents are read. */
export interface BodySize {
  bytes: number;
  /** Members and items at every depth: the validation of each costs time. */
  values: number;
}

export const usualBody: BodySize = { bytes: 100 * 1024, values: 5000 };
/** Several hundred people with their names and addresses. */
export const bodyOfPeople: BodySize = { bytes: 300 * 1024, values: 5000 };
/** A whole record of the back office with its formatted texts, or the ids of a bulk action. */
export const bodyOfStaff: BodySize = { bytes: 600 * 1024, values: 20_000 };

const deepest = 12;

/** The refusal of a body that nests too deep or contains too many values, found in time linear to its bytes. */
export function oversizeOf(body: unknown, { values: most }: BodySize): ApiError | undefined {
  let level = [body];
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return malformed('Слишком глубокая вложенность');
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of Object.values(value)) next.push(inner);
      if (values + next.length > most) return tooLarge('Слишком много данных в одном запросе');
    }
    values += next.length;
    level = next.filter((value) => typeof value === 'object' && value !== null);
  }
  return undefined;
}
