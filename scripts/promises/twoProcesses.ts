import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What a process has to tell of its half of the work. */
export interface Told {
  made: number;
  refused: number;
  failed: string[];
}

/** Has the work done by two processes at once, half by each. */
export async function doneByTwo<Item>(
  program: string,
  args: readonly string[],
  items: readonly Item[],
): Promise<Told> {
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const file = path.join(import.meta.dirname, program);
  const nodes = [0, 1].map(() => fork(file, [...args], { execArgv }));
  await Promise.all(nodes.map((node) => once(node, 'message')));
  const halves = [0, 1].map((half) => items.filter((_, place) => place % 2 === half));
  const told = await Promise.all(nodes.map((node, at) => asked(node, halves[at] ?? [])));
  return told.reduce((all, each) => ({
    made: all.made + each.made,
    refused: all.refused + each.refused,
    failed: [...all.failed, ...each.failed],
  }));
}

async function asked(node: ChildProcess, items: readonly unknown[]): Promise<Told> {
  const answer = once(node, 'message') as Promise<[Told]>;
  const ended = once(node, 'exit');
  node.send(items as never);
  const [told] = await answer;
  await ended;
  return told;
}
