import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Command, type FileResult, splitAtEnd } from './result.ts';

export interface FileReport extends FileResult {
  file: string;
  /** What its tests printed. */
  text: string;
  ms: number;
}

export interface TestProcess {
  run(file: string, grep?: string): Promise<FileReport>;
  /** False once it has crashed or was killed. */
  isAlive(): boolean;
  /** Closes what its tests shared; answers what went wrong with that. */
  end(): Promise<string | undefined>;
}

const patienceMs = 60_000;

/** A process that runs test files one after another. A file that crashes it or hangs has failed, and so have its tests. */
export function startTestProcess(env: NodeJS.ProcessEnv, minutesPerFile: number): TestProcess {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = exitOf(child);
  let printed = '';
  let listener = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      listener();
    });
  }
  const finished = () =>
    new Promise<FileResult>((resolve) => {
      listener = () => {
        const found = splitAtEnd(printed);
        if (!found) return;
        printed = found.text;
        resolve(found.result);
      };
    });

  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async run(file, grep) {
      const began = performance.now();
      const watchdog = setTimeout(() => child.kill('SIGKILL'), minutesPerFile * 60_000);
      child.send({ file, grep } satisfies Command);
      const result = await Promise.race([finished(), exited.then(crashed)]);
      clearTimeout(watchdog);
      const text = printed;
      printed = '';
      return { ...result, file, text, ms: performance.now() - began };
    },
    async end() {
      const watchdog = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      child.send({} satisfies Command);
      const how = await exited;
      clearTimeout(watchdog);
      return how === 'code 0' ? undefined : `${printed}The process of the tests ended with ${how}.`;
    },
  };
}

function crashed(how: string): FileResult {
  return { passed: 0, failed: 1, failures: [`ended its process with ${how}`], cpuMs: 0 };
}

/** A process that the tests left behind may hold the pipes open for ever. */
async function exitOf(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close');
  const [code, signal] = await once(child, 'exit');
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
  return signal ?? `code ${code}`;
}
