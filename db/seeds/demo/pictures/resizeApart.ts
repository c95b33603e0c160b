import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Messages from the resizing process to its parent. */
export type ResizingNews = { done: number; total: number } | { failure: string; code?: string };

/**
 * Resizes in a process of its own: libvips keeps some 150 MB which a server that has just filled its database would carry
 * until its next start.
 */
export function resizeApart(uploads: string, onKept: (done: number, total: number) => void): Promise<void> {
  const child = fork(join(import.meta.dirname, 'resizing.process.ts'), [uploads], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    child.on('message', (news: ResizingNews) => {
      if ('failure' in news) failure = Object.assign(new Error(news.failure), { code: news.code });
      else onKept(news.done, news.total);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(failure ?? new Error(`The pictures of the demo were not stored (exit ${code}).`));
    });
  });
}
