import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type Program = {
  child: ChildProcess;
  /** Everything it said so far. */
  said(): string;
  /** The part of it that went to stderr. */
  complained(): string;
  /** Its words once they match, or an error when it ends or stays silent before. */
  says(words: RegExp, withinSeconds?: number): Promise<RegExpMatchArray>;
  ended(): Promise<number | null>;
};

/** Starts a program in a group of its own and listens to it. */
export function start(file: string, args: string[], options: SpawnOptions): Program {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  let text = '';
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += chunk));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  let over = false;
  const end = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      over = true;
      resolve(code);
    }),
  );
  return {
    child,
    said: () => text,
    complained: () => complaints,
    ended: () => end,
    says: async (words, withinSeconds = 60) => {
      await until(() => words.test(text) || over, withinSeconds).catch(() => {});
      const found = text.match(words);
      if (!found) throw new Error(`It did not say ${words}, but:\n${text}`);
      return found;
    },
  };
}

export async function until(isSo: () => boolean, withinSeconds = 60): Promise<void> {
  for (const end = Date.now() + withinSeconds * 1000; !isSo(); ) {
    if (Date.now() > end) throw new Error(`It did not come about within ${withinSeconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The processes whose command line or environment contains the text, without zombies. */
export function processesNaming(text: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    const command = readIfThere(`/proc/${pid}/cmdline`);
    return command !== '' && (command.includes(text) || readIfThere(`/proc/${pid}/environ`).includes(text));
  });
}

function readIfThere(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}
