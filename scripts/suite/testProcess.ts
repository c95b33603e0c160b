import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { type Command, endedWell, type FileResult, splitAtEnd } from './result.ts';

export interface FileReport extends FileResult {
  file: string;
  /** The output of its tests. */
  text: string;
  ms: number;
}

export interface TestProcess {
  run(file: string, grep?: string): Promise<FileReport>;
  /** False once it has crashed or was killed. */
  isAlive(): boolean;
  /** Closes resources shared by its tests; returns an error of that, or says that it had ended before. */
  end(): Promise<string | undefined>;
}

const patienceMs = 60_000;

/** A process that runs test files one after another. A file that crashes it or hangs has failed, and so have its tests. */
export function startTestProcess(env: NodeJS.ProcessEnv, minutesPerFile: number): TestProcess {
  const mark = randomUUID();
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), {
    env: { ...env, SUITE_MARK: mark },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = exitOf(child);
  let printed = '';
  let hasFailedFile = false;
  let listener = () => {};
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    listener();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed = beforeUnfinishedLine(printed, text);
  });
  const finished = () =>
    new Promise<FileResult>((resolve) => {
      listener = () => {
        const found = splitAtEnd(printed, mark);
        if (!found) return;
        printed = found.text;
        resolve(found.result);
      };
    });

  // One that is already dead is noticed by its exit; without the empty callback the error would end the whole run.
  const send = (command: Command) => child.send(command, () => {});

  return {
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async run(file, grep) {
      const began = performance.now();
      const watchdog = setTimeout(() => child.kill('SIGKILL'), minutesPerFile * 60_000);
      send({ file, grep });
      const crash = exited.then((how) => {
        hasFailedFile = true;
        return crashed(how);
      });
      const result = await Promise.race([finished(), crash]);
      clearTimeout(watchdog);
      const text = printed;
      printed = '';
      return { ...result, file, text, ms: performance.now() - began };
    },
    async end() {
      if (hasFailedFile) return undefined;
      const watchdog = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      send({});
      const how = await exited;
      clearTimeout(watchdog);
      return how === `code ${endedWell}`
        ? undefined
        : `${printed}The process of the tests ended with ${how}.`;
    },
  };
}

/** A long line comes in parts, and the one with the result must stay in one piece. */
function beforeUnfinishedLine(printed: string, text: string): string {
  const start = printed.lastIndexOf('\n') + 1;
  return printed.slice(0, start) + text + printed.slice(start);
}

function crashed(how: string): FileResult {
  return { passed: 0, failed: 1, failures: [`ended its process with ${how}`], cpuMs: 0 };
}

/** A process left behind by the tests may keep the pipes open for ever. */
async function exitOf(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close');
  const [code, signal] = await once(child, 'exit');
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2000).unref())]);
  return signal ?? `code ${code}`;
}
