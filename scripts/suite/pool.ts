import { type FileReport, startTestProcess, type TestProcess } from './testProcess.ts';

export interface Pool {
  jobs: number;
  grep?: string | undefined;
  env: NodeJS.ProcessEnv;
  minutesPerFile: number;
  /** Called when a file is finished. */
  onFile(report: FileReport): void;
}

/** Runs the files in several processes at once, in their order; returns errors at the end of a process. */
export async function runFiles(files: readonly string[], pool: Pool): Promise<string[]> {
  const rest = [...files];
  const lanes = Array.from({ length: Math.min(pool.jobs, files.length) }, (_, index) =>
    runLane(() => take(rest, index >= Math.floor(pool.jobs / 2)), pool),
  );
  return (await Promise.all(lanes)).flat();
}

export const usesBrowser = (file: string) => file.includes('scripts/e2e/');

const usesDemo = (file: string) => usesBrowser(file) || file.includes('scripts/bench/freshness/');

/** The later half of the processes prefers files that use the demo: it is filled for few processes, and quick files come last. */
function take(rest: string[], prefersDemo: boolean): string | undefined {
  const preferred = rest.findIndex((file) => usesDemo(file) === prefersDemo);
  return rest.splice(Math.max(preferred, 0), 1)[0];
}

async function runLane(next: () => string | undefined, { grep, env, minutesPerFile, onFile }: Pool) {
  const problems: (string | undefined)[] = [];
  let process: TestProcess | undefined;
  for (let file = next(); file !== undefined; file = next()) {
    if (process && !process.isAlive()) {
      problems.push(await process.end());
      process = undefined;
    }
    process ??= startTestProcess(env, minutesPerFile);
    onFile(await process.run(file, grep));
  }
  problems.push(await process?.end());
  return problems.filter((problem) => problem !== undefined);
}
