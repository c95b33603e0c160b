import { ApiError, conflict } from '../../platform/http/errors.ts';

/** The refusal of a row whose record is there already, with the words for a record that an earlier row of the file wrote. */
export class AlreadyThere extends ApiError {
  readonly recordId: number;
  readonly inFile: (line: number) => string;

  constructor(recordId: number, message: string, inFile: (line: number) => string) {
    super(409, 'CONFLICT', message);
    this.recordId = recordId;
    this.inFile = inFile;
  }
}

/** A check rolls records back: their numbers lead nowhere, and their rows say where they come from. */
export function inTermsOfFile(error: unknown, lineOf: ReadonlyMap<number, number>): unknown {
  const line = error instanceof AlreadyThere ? lineOf.get(error.recordId) : undefined;
  return error instanceof AlreadyThere && line !== undefined ? conflict(error.inFile(line)) : error;
}
