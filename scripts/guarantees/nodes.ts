import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '@odonta/db/postgres/connection.ts';
import { testDatabase } from '@odonta/db/testing/server.ts';
import type { Sequelize } from 'sequelize';
import { type Call, callAt } from '../../api/testing/call.ts';
import { tokensOn } from '../../api/testing/tokens.ts';
import { freePort } from '../bench/lib/product.ts';
import { type ServerProcess, startServer } from '../testing/serverProcess.ts';

/** One process that serves the app; it may end at any moment and be started again. */
export interface Node {
  url: string;
  call: Call;
  pid(): number;
  said(): string;
  /** As a power cut ends it: nothing is finished or reported. */
  kill(): Promise<void>;
  /** At the address it had. */
  revive(): Promise<void>;
}

export interface Nodes {
  nodes: Node[];
  /** The models on the database of these nodes, to build data and to check what was really written. */
  sequelize: Sequelize;
  databaseUrl: string;
  /** Signs an account in on all nodes. */
  tokenOf: ReturnType<typeof tokensOn>;
  close(): Promise<void>;
}

export interface Wanted {
  count?: number;
  /** Connections of each node. The server of the tests has sixty for all of them, for their queues and for the test. */
  pool?: number;
  env?: Readonly<Record<string, string>>;
}

const secret = 'a secret that is long enough for promises';

/** Several processes of one app on one empty database, behind one address as visitors see it. */
export async function openNodes({ count = 2, pool = 10, env = {} }: Wanted = {}): Promise<Nodes> {
  const database = await testDatabase();
  const sequelize = connect(database.url, { pool: 5, acquireMs: 30_000 });
  const varDir = mkdtempSync(path.join(os.tmpdir(), 'odonta-promises-'));
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const settings = {
    JWT_SECRET: secret,
    SANDBOX: '1',
    DEMO: '0',
    DATABASE_URL: database.url,
    DATABASE_POOL: String(pool),
    VAR_DIR: varDir,
    BASE_URL: `http://127.0.0.1:${ports[0]}`,
    ...env,
  };
  const nodes = await Promise.all(ports.map((port) => nodeAt(port, settings)));
  return {
    nodes,
    sequelize,
    databaseUrl: database.url,
    tokenOf: tokensOn(sequelize, secret),
    async close() {
      await Promise.all(nodes.map((node) => node.kill()));
      await sequelize.close();
      await database.drop();
      rmSync(varDir, { recursive: true, force: true });
    },
  };
}

async function nodeAt(port: number, settings: Readonly<Record<string, string>>): Promise<Node> {
  const start = () => startServer({ ...settings, PORT: String(port) });
  let running: ServerProcess = await start();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    call: callAt(`${url}/api`),
    pid: () => running.child.pid ?? 0,
    said: () => running.said(),
    async kill() {
      const { child } = running;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async revive() {
      running = await start();
    },
  };
}
