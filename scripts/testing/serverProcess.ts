import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const server = path.resolve(import.meta.dirname, '../../api/server.ts');
/** A run that is killed must not leave its servers behind. */
const endWithParent = path.resolve(import.meta.dirname, '../lib/endWithParent.mjs');

export interface ServerProcess {
  child: ChildProcess;
  /** Its log so far. */
  said(): string;
}

/** Starts the app as a process of its own, and waits until it serves. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `--import=${endWithParent}`, server],
    { env: { ...process.env, LOG_LEVEL: 'warn', ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code, signal) =>
      reject(new Error(`the server ended with ${code ?? signal}\n${said}`)),
    );
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/^ready /m.test(text)) resolve();
    });
  });
  return { child, said: () => said };
}
