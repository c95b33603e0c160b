import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { AppOptions } from '../app.ts';
import { type Call, callAt } from './call.ts';
import type { TestApi } from './testApi.ts';

/** The work of a server before its answer: statements without values, and hashes. A busy machine does not change it. */
export interface Work {
  statements: string[];
  hashes: number;
}

export interface Counter {
  call: Call;
  /** The work of the last call. */
  work(): Work;
  close(): Promise<void>;
}

const underWay = new AsyncLocalStorage<Work>();

/** A node that counts the work of each call. */
export async function countingWork(api: TestApi, differing: Partial<AppOptions>): Promise<Counter> {
  const node = await api.node(differing);
  let last: Work = { statements: [], hashes: 0 };
  const server = createServer((req, res) => {
    last = { statements: [], hashes: 0 };
    underWay.run(last, () => node.app(req, res));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  watch();
  return {
    call: callAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`),
    work: () => ({ statements: last.statements.toSorted(), hashes: last.hashes }),
    async close() {
      unwatch();
      server.closeAllConnections();
      server.close();
      await node.close();
    },
  };
}

const { query } = pg.Client.prototype;
const hashing = createHook({
  init(_id, type) {
    const work = type === 'ARGON2REQUEST' ? underWay.getStore() : undefined;
    if (work) work.hashes += 1;
  },
});

function watch(): void {
  hashing.enable();
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    underWay.getStore()?.statements.push(withoutValues(sent[0] as string | { text: string }));
    return Reflect.apply(query, this, sent);
  } as typeof query;
}

function unwatch(): void {
  hashing.disable();
  pg.Client.prototype.query = query;
}

const withoutValues = (sent: string | { text: string }): string =>
  (typeof sent === 'string' ? sent : sent.text).replace(/'(?:[^']|'')*'|\b\d+\b/g, '?').replace(/\s+/g, ' ');
