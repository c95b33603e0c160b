import { parentPort, workerData } from 'node:worker_threads';
import type { Attack } from './attack.ts';
import { callsOf, type Kind } from './kinds.ts';

const { url, clients, kinds } = workerData as Attack;
const counts = new Map<string, number>();
let isOver = false;

parentPort?.once('message', () => {
  isOver = true;
  const said = [...counts].sort().map(([answer, count]) => `${answer}: ${count}`);
  parentPort?.postMessage(said.join('\n'));
});

const calls = new Map(kinds.map((kind) => [kind, callsOf(kind)] as const));
await Promise.all(Array.from({ length: clients }, (_, client) => attackAs(client)));

/** One after another from one address, a kind after a kind. */
async function attackAs(client: number): Promise<void> {
  for (let number = client; !isOver; number += 1) {
    const kind = kinds[number % kinds.length] as Kind;
    const { path, init } = calls.get(kind)?.(client * 1_000_000 + number) ?? { path: '/' };
    const headers = { ...init?.headers, 'x-forwarded-for': `10.9.0.${client + 1}` };
    const answer = await fetch(url + path, { ...init, headers, redirect: 'manual' }).then(
      async (got) => [got.status, await got.arrayBuffer()] as const,
      () => ['broken off'] as const,
    );
    const name = `${kind} ${answer[0]}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}
