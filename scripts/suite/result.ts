/** A command to a worker: to run a file, or to end. */
export type Command = { file?: string; grep?: string | undefined };

export interface Outcome {
  passed: number;
  failed: number;
  /** The title of each failed test, and below it why, shortened. */
  failures: string[];
}

export interface FileResult extends Outcome {
  /** CPU time of the test process itself; the database and the browser are counted separately. */
  cpuMs: number;
}

/** The code of a worker that was asked to end and could: a test that exits with zero is no such end. */
export const endedWell = 64;

/** Tests may print anything, so each worker has a mark of its own that no test knows. */
export const endOfFile = (mark: string, result: FileResult) => `${mark}${JSON.stringify(result)}\n`;

/** A worker's output and the result of its file; undefined while the file still runs. */
export function splitAtEnd(printed: string, mark: string): { text: string; result: FileResult } | undefined {
  const start = printed.indexOf(mark);
  const end = printed.indexOf('\n', start);
  if (start < 0 || end < 0) return undefined;
  const result = JSON.parse(printed.slice(start + mark.length, end)) as FileResult;
  return { text: printed.slice(0, start) + printed.slice(end + 1), result };
}
