import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The report of a process about its half of the work. */
export interface Message {
  made: number;
  refused: number;
  failed: string[];
}

/** Has the work done by two processes at once, half by each. */
export async function doneByTwo<Item>(
  program: string,
  args: readonly string[],
  items: readonly Item[],
): Promise<Message> {
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const file = path.join(import.meta.dirname, program);
  const nodes = [0, 1].map(() => fork(file, [...args], { execArgv }));
  await Promise.all(nodes.map((node) => once(node, 'message')));
  const halves = [0, 1].map((half) => items.filter((_, index) => index % 2 === half));
  const counts = await Promise.all(nodes.map((node, index) => asked(node, halves[index] ?? [])));
  return counts.reduce((all, each) => ({
    made: all.made + each.made,
    refused: all.refused + each.refused,
    failed: [...all.failed, ...each.failed],
  }));
}

async function asked(node: ChildProcess, items: readonly unknown[]): Promise<Message> {
  const answer = once(node, 'message') as Promise<[Message]>;
  const ended = once(node, 'exit');
  node.send(items as never);
  const [counts] = await answer;
  await ended;
  return counts;
}
