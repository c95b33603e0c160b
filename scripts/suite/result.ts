/** What a worker is asked to do: to run a file, or to end. */
export type Command = { file?: string; grep?: string | undefined };

export interface Outcome {
  passed: number;
  failed: number;
  /** Titles of what failed. */
  failures: string[];
}

export interface FileResult extends Outcome {
  /** What the process of the tests itself computed; the database and the browser count for themselves. */
  cpuMs: number;
}

/** The code of a worker that was asked to end and could: a test that exits with zero is no such end. */
export const endedWell = 64;

/** What tests print may hold anything, so each worker has a mark of its own that no test knows. */
export const endOfFile = (mark: string, result: FileResult) => `${mark}${JSON.stringify(result)}\n`;

/** What a worker printed and how its file went; nothing while the file still runs. */
export function splitAtEnd(printed: string, mark: string): { text: string; result: FileResult } | undefined {
  const start = printed.indexOf(mark);
  const end = printed.indexOf('\n', start);
  if (start < 0 || end < 0) return undefined;
  const result = JSON.parse(printed.slice(start + mark.length, end)) as FileResult;
  return { text: printed.slice(0, start) + printed.slice(end + 1), result };
}
