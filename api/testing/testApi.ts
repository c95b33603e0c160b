import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@odonta/db/models';
import { type ConnectionOptions, connect, forTests } from '@odonta/db/postgres/connection.ts';
import { onCommit } from '@odonta/db/postgres/transaction.ts';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { preparedDatabase, type TestDatabase } from '@odonta/db/testing/server.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { queueNames } from '@odonta/db/vocabulary/jobs.ts';
import type { Express } from 'express';
import type { Sequelize } from 'sequelize';
import type { AppOptions } from '../app.ts';
import { invalidateFound } from '../catalog/search/cached.ts';
import { type App, composeApp, type Ports } from '../compose.ts';
import type { Account, AccountKind } from '../identity/sessions/accountKinds.ts';
import { type CardBank, openCardBank } from '../money/payments/cardBank.ts';
import type { BankSandbox } from '../money/payments/sandbox/bank.ts';
import { folderStorage } from '../platform/files/storage/folder.ts';
import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import { startQueue } from '../platform/jobs/queue.ts';
import { startMailSandbox } from '../platform/mail/sandbox.ts';
import { openSmsGateway } from '../platform/sms/settings.ts';
import { type Call, callAt } from './call.ts';
import { refreshAllCards } from './refreshAllCards.ts';
import { tokensOn } from './tokens.ts';

export const metricsToken = 'a token for metrics';
export const secret = 'a secret that is long enough for tests';

/** One process that serves the API; several of them may stand on one database. */
export interface TestNode {
  url: string;
  app: Express;
  endpoints: readonly AnyEndpoint[];
  /** Calls the API over HTTP, without a token or with one. */
  call: Call;
  close(): Promise<void>;
}

export interface TestApi extends TestNode {
  databaseUrl: string;
  sequelize: Sequelize;
  /** The ports the app was composed of, read again at each use: a test may change them. */
  ports: Ports;
  /** Runs work as this app; work that a test calls itself belongs to the app that was opened last. */
  run: App['run'];
  /** The folder of uploaded pictures. */
  uploads: string;
  /** The failures that answered 500: a test run that ends with any of them is not a good one. */
  errors: unknown[];
  /** The sandbox bank, with its injectable faults. */
  bank: BankSandbox;
  /** Signs an account in: a user, unless another kind is named. */
  tokenOf(account: Account, kind?: AccountKind): Promise<string>;
  /** A new member of staff with these roles, signed in. */
  staff(...roles: StaffRole[]): Promise<{ user: User; token: string }>;
  /** Builds test data in one transaction, so that cards and journals are as the app would write them. */
  given<T>(build: () => Promise<T>): Promise<T>;
  /** A second node of the same app, with its differences from the first. */
  node(differing?: Partial<AppOptions>): Promise<TestNode>;
}

export interface Stage {
  /** A migrated database of another server. */
  database?: TestDatabase;
  /** Another way to the same database, such as through a proxy. */
  databaseAt?(url: string): string | Promise<string>;
  /** By default the timeouts of tests; the app's own where its database is reached through a detour. */
  connection?: ConnectionOptions;
  ports?: Partial<Ports>;
}

/** The real API on a database of its own. */
export async function testApi({
  database: given,
  databaseAt,
  connection = databaseAt ? {} : forTests,
  ports: differingPorts = {},
}: Stage = {}): Promise<TestApi> {
  const database = given ?? (await preparedDatabase('queue', makeQueue));
  const sequelize = connect((await databaseAt?.(database.url)) ?? database.url, connection);
  const varDir = await mkdtemp(join(tmpdir(), 'odonta-var-'));
  const mail = await startMailSandbox();
  const faults: unknown[] = [];
  const sms = await openSmsGateway(null);
  const listens = { url: '' };
  const own = () => listens.url;
  const cards = await openCardBank(noTerminal, { forVisitors: own, onThisMachine: own });
  const ports: Ports = {
    ...{ sequelize, databaseUrl: database.url, jwtSecret: secret, varDir, cards, metricsToken },
    ...{ siteUrl: '', mail: { url: mail.url, from: 'test@test.local' }, sms: sms.gateway, registry: null },
    telephony: null,
    webhooks: { allowed: [] },
    ...{ isTimed: false, areSecretsShown: false, areSamplesAllowed: true },
    files: folderStorage(differingPorts.varDir ?? varDir),
    ...{ origins: ['https://partner.example'], trustProxy: false },
    report: (error) => faults.push(error),
    onQueueError: (error) => faults.push(error),
    lookEverySeconds: 0.5,
    ...differingPorts,
  };
  const app = await composeApp(ports);
  // No change feed runs here to invalidate cached searches.
  const invalidateAll = () => app.run(invalidateFound);
  const stopForgetting = onCommit(sequelize, invalidateAll);

  const node = (differing: Partial<AppOptions> = {}) => serve(app, differing);
  const first = await node();
  listens.url = first.url;
  const tokenOf = tokensOn(sequelize, ports.jwtSecret);
  return {
    ...first,
    databaseUrl: database.url,
    sequelize,
    ports,
    run: app.run,
    uploads: join(ports.varDir, 'uploads'),
    errors: faults,
    bank: sandboxOf(cards),
    tokenOf,
    node,
    async staff(...roles) {
      const user = await buildUser({ roles });
      return { user, token: await tokenOf(user) };
    },
    async given(build) {
      const built = await build();
      await refreshAllCards(sequelize);
      invalidateAll();
      return built;
    },
    async close() {
      stopForgetting();
      await cards.stop();
      await first.close();
      await app.close();
      await mail.stop();
      await sms.stop();
      await sequelize.close();
      await database.drop();
      await rm(varDir, { recursive: true, force: true });
    },
  };
}

/** The tables of the queue take longer to be made than to be copied. */
async function makeQueue(url: string): Promise<void> {
  const idle = Object.keys(queueNames).map((name) => ({ name, work: async () => undefined }));
  const queue = await startQueue(url, idle, () => undefined);
  await queue.stop();
}

async function serve(composed: App, differing: Partial<AppOptions>): Promise<TestNode> {
  const app = composed.express(differing);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    endpoints: differing.endpoints ?? composed.endpoints,
    call: callAt(`${url}/api`),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const noTerminal = {
  terminal: null,
  ways: { sbp: true, dolyamiUpTo: 30_000, instalments: true },
  receipts: { taxation: 'usn_income', ffd: '1.2', agentSign: 'another' },
} as const;

function sandboxOf({ sandbox }: CardBank): BankSandbox {
  if (!sandbox) throw new Error('a test takes money from cards in the sandbox');
  return sandbox;
}
