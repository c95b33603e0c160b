import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder of the rehearsal; its end ends every process and mount of the rehearsal and removes the folder. */
export interface Leash {
  folder: string;
  end(): Promise<void>;
}

const mark = 'ODONTA_REHEARSAL';
let isOver = false;

/** From then on nothing that ends may be started again. */
export const isRehearsalOver = (): boolean => isOver;

/**
 * A shell that waits for the end of this process, however it comes, even by -9. All processes started from now on inherit the
 * mark by which it finds them; nginx overwrites its own, and leaves a file with its process id.
 */
export function openLeash(): Leash {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'odonta-rehearsal-')));
  chmodSync(folder, 0o755);
  const { [mark]: _, ...env } = process.env;
  const shell = spawn('/bin/sh', ['-c', cleaning, 'odonta-rehearsal', folder, mark], {
    cwd: '/',
    detached: true,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  process.env[mark] = folder;
  isOver = false;
  const ended = once(shell, 'exit');
  shell.unref();
  return {
    folder,
    async end() {
      isOver = true;
      shell.stdin.end();
      shell.ref();
      await ended;
      delete process.env[mark];
    },
  };
}

const cleaning = `
read -r _
for file in "$1"/*/nginx.pid; do
  [ -f "$file" ] && grep -qs nginx "/proc/$(cat "$file")/cmdline" && kill -TERM "$(cat "$file")"
done
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  left=
  for process in /proc/[0-9]*; do
    if tr '\\0' '\\n' 2>/dev/null < "$process/environ" | grep -qsx "$2=$1"; then
      left=yes
      kill -9 "\${process#/proc/}" 2>/dev/null
    fi
  done
  [ -z "$left" ] && break
  sleep 0.3
done
grep -F " $1/" /proc/mounts | cut -d' ' -f2 | while read -r place; do umount -l "$place"; done
# A process that ended a moment ago may have written once more.
rm -rf "$1" 2>/dev/null || { sleep 1; rm -rf "$1"; }
`;
