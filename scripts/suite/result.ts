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

const mark = '\0';

export const endOfFile = (result: FileResult) => `${mark}${JSON.stringify(result)}\n`;

/** What a worker printed and how its file went; nothing while the file still runs. */
export function splitAtEnd(printed: string): { text: string; result: FileResult } | undefined {
  const [, before = '', json, after = ''] = /^([^\0]*)\0([^\n]*)\n(.*)$/s.exec(printed) ?? [];
  return json ? { text: before + after, result: JSON.parse(json) as FileResult } : undefined;
}
