import path from 'node:path';
import { type Program, start } from '../testing/programs.ts';
import type { Database } from './postgres.ts';

/** The deployed watch over the replica. */
export interface Watch {
  /** Its next words after this call that match. */
  says(words: RegExp): Promise<void>;
  /** With the address of another primary, as an operator restarts it after a promotion. */
  follow(primary: Database): void;
}

const program = path.resolve(import.meta.dirname, '../deploy/watchReplica.ts');

export function openWatch(primary: Database): Watch {
  let running = startAt(primary);
  return {
    async says(words) {
      const before = running.said().length;
      const isNew = () => words.test(running.said().slice(before));
      const last = running.said().trimEnd().split('\n').at(-1) ?? '';
      for (const end = Date.now() + 30_000; !words.test(last) && !isNew(); ) {
        if (Date.now() > end) throw new Error(`The watch did not say ${words}, but:\n${running.said()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    follow(next) {
      running.child.kill('SIGTERM');
      running = startAt(next);
    },
  };
}

const startAt = (primary: Database): Program =>
  start(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, WATCH_URL: primary.url('odonta_watch') },
  });
