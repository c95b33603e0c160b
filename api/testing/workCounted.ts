import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { AppOptions } from '../app.ts';
import { type Call, callAt } from './call.ts';
import type { TestApi } from './testApi.ts';

/** The work of a server before its answer: statements without values, hashes, and calls to other servers. A busy machine does not change it. */
export interface Work {
  statements: string[];
  hashes: number;
  outgoing: number;
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
  let last = nothing();
  const server = createServer((req, res) => {
    last = nothing();
    underWay.run(last, () => node.app(req, res));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  watch();
  return {
    call: callAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`),
    work: () => ({ ...last, statements: last.statements.toSorted() }),
    async close() {
      unwatch();
      server.closeAllConnections();
      server.close();
      await node.close();
    },
  };
}

const nothing = (): Work => ({ statements: [], hashes: 0, outgoing: 0 });

const { connect, query } = pg.Client.prototype;
const hashing = createHook({
  init(_id, type) {
    const work = type === 'ARGON2REQUEST' ? underWay.getStore() : undefined;
    if (work) work.hashes += 1;
  },
});

/** Requests, which may take a connection that is open already, and new connections. */
const channels = ['http.client.request.start', 'undici:request:create', 'net.client.socket'];
const countOutgoing = () => {
  const work = underWay.getStore();
  if (work) work.outgoing += 1;
};

/** Several counters may watch: none counts twice. */
function watch(): void {
  unwatch();
  hashing.enable();
  for (const channel of channels) subscribe(channel, countOutgoing);
  // The pool opens connections when it likes.
  pg.Client.prototype.connect = function (this: pg.Client, ...given: unknown[]) {
    return underWay.exit(() => Reflect.apply(connect, this, given));
  } as typeof connect;
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    underWay.getStore()?.statements.push(withoutValues(sent[0] as string | { text: string }));
    return Reflect.apply(query, this, sent);
  } as typeof query;
}

function unwatch(): void {
  hashing.disable();
  for (const channel of channels) unsubscribe(channel, countOutgoing);
  pg.Client.prototype.connect = connect;
  pg.Client.prototype.query = query;
}

const withoutValues = (sent: string | { text: string }): string =>
  (typeof sent === 'string' ? sent : sent.text).replace(/'(?:[^']|'')*'|\b\d+\b/g, '?').replace(/\s+/g, ' ');
