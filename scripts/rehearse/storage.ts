import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../bench/lib/product.ts';
import { type Program, start } from '../testing/programs.ts';

/** A server of the S3 protocol with the bucket of the app. */
export interface Storage {
  /** The settings of a node that stores its files there. */
  env: Record<string, string>;
  kill(): Promise<void>;
  /** At its address, with the files it had. */
  restart(): Promise<void>;
}

const program = path.resolve(import.meta.dirname, '../../api/testing/objectStorage/objectStorage.process.ts');

export async function startStorage(folder: string): Promise<Storage> {
  mkdirSync(folder);
  const args = ['--disable-warning=ExperimentalWarning', program, String(await freePort()), folder];
  let running: Program;
  let settings = '{}';
  async function restart(): Promise<void> {
    running = start(process.execPath, args, {});
    [settings] = await running.says(/^\{.*\}$/m);
  }
  await restart();
  return {
    env: JSON.parse(settings),
    restart,
    async kill() {
      running.child.kill('SIGKILL');
      await running.ended();
    },
  };
}
