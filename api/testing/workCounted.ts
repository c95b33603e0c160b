import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepared } from '@odonta/db/postgres/beginning.ts';
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

const underWay = new AsyncLocalStorage<Work | undefined>();

/** A node that counts the work of each call. */
export async function countingWork(api: TestApi, differing: Partial<AppOptions>): Promise<Counter> {
  const node = await api.node(differing);
  let last = nothing();
  const server = createServer((req, res) => {
    const work = nothing();
    last = work;
    // Jobs that the answer has set going are not before it.
    res.end = new Proxy(res.end, {
      apply(end, response, given) {
        ended.add(work);
        return Reflect.apply(end, response, given);
      },
    });
    underWay.run(work, () => node.app(req, res));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  watch();
  const countOpenings = exemptOpenings(api.sequelize);
  return {
    call: callAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`),
    work: () => ({ ...last, statements: last.statements.toSorted() }),
    async close() {
      unwatch();
      countOpenings();
      server.closeAllConnections();
      server.close();
      await node.close();
    },
  };
}

const nothing = (): Work => ({ statements: [], hashes: 0, outgoing: 0 });

/** Works whose answer has been sent. */
const ended = new WeakSet<Work>();

const current = (): Work | undefined => {
  const work = underWay.getStore();
  return work && ended.has(work) ? undefined : work;
};

const { query } = pg.Client.prototype;
const hashing = createHook({
  init(_id, type) {
    const work = type === 'ARGON2REQUEST' ? current() : undefined;
    if (work) work.hashes += 1;
  },
});

/** Requests, which may take a connection that is open already, and new connections. */
const channels = ['http.client.request.start', 'undici:request:create', 'net.client.socket'];
const countOutgoing = () => {
  const work = current();
  if (work) work.outgoing += 1;
};

/** Several counters may watch: none counts twice. */
function watch(): void {
  unwatch();
  hashing.enable();
  for (const channel of channels) subscribe(channel, countOutgoing);
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const statement = sent[0] as Statement;
    // A connection prepares this once, at its first transaction.
    const isPreparation = typeof statement !== 'string' && statement.name === prepared;
    if (!isPreparation) current()?.statements.push(withoutValues(statement));
    return Reflect.apply(query, this, sent);
  } as typeof query;
}

function unwatch(): void {
  hashing.disable();
  for (const channel of channels) unsubscribe(channel, countOutgoing);
  pg.Client.prototype.query = query;
}

interface Opening {
  _connect(config: unknown): Promise<unknown>;
}

/** The pool opens connections when it likes, and sets each of them up by statements. */
function exemptOpenings({ connectionManager }: { connectionManager: unknown }): () => void {
  const manager = connectionManager as Opening;
  const own = manager._connect;
  manager._connect = (config) => underWay.exit(() => own.call(manager, config));
  return () => {
    manager._connect = own;
  };
}

type Statement = string | { text: string; name?: string };

const withoutValues = (sent: Statement): string =>
  (typeof sent === 'string' ? sent : sent.text).replace(/'(?:[^']|'')*'|\b\d+\b/g, '?').replace(/\s+/g, ' ');
