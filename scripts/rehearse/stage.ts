import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '@odonta/db/migrations';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { paths, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { freePort } from '../bench/lib/product.ts';
import { type Databases, openDatabases } from './databases.ts';
import { type Disk, openDisk } from './disk.ts';
import type { Leash } from './leash.ts';
import { Ledger } from './ledger.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type AppNode, nodeAt } from './nodes.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { openWatch, type Watch } from './watch.ts';

/** Everything that is deployed, on loopback, with visitors. */
export interface Stage {
  folder: string;
  databases: Databases;
  /** Follows the primary of the moment. */
  watch: Watch;
  nodes: readonly [AppNode, AppNode];
  disks: { node: Disk; database: Disk };
  nginx: Nginx;
  ledger: Ledger;
  traffic: Traffic;
}

export async function openStage({ folder }: Leash): Promise<Stage> {
  const disks = {
    node: openDisk(path.join(folder, 'node-1'), 200),
    database: openDisk(path.join(folder, 'disk'), 1000),
  };
  const databases = await openDatabases(folder, disks.database.place);
  await migrate(databases.primary.url('odonta'));
  const prod = await buildCourse(databases.primary.url('odonta'));
  await databases.addReplica();
  const watch = openWatch(databases.primary);
  await watch.says(/commits wait for its disk/);

  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(path.join(folder, 'nginx'), ports);
  const settings = () => ({
    DATABASE_URL: databases.primary.url('odonta'),
    JWT_SECRET: 'a secret that is long enough for a rehearsal',
    BASE_URL: nginx.url,
    TRUST_PROXY: '1',
    SANDBOX: '1',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
  });
  mkdirSync(path.join(folder, 'node-2'));
  const nodes = [
    nodeAt(ports[0], disks.node.place, settings()),
    nodeAt(ports[1], path.join(folder, 'node-2'), settings()),
  ] as const;
  await Promise.all(nodes.map((node) => node.start()));

  const ledger = new Ledger();
  const traffic = startTraffic(nginx, ledger, prod.id, [
    { path: paths.home, words: '</html>' },
    { path: prodPath(prod), words: prod.name },
    { path: `/api/prods/${prod.id}`, words: prod.name },
    { path: '/api/prods/search?limit=10', words: prod.name },
  ]);
  return { folder, databases, watch, nodes, disks, nginx, ledger, traffic };
}

async function buildCourse(url: string): Promise<{ id: number; slug: string; name: string }> {
  const sequelize = connect(url, { pool: 2 });
  try {
    return await inTransaction(sequelize, async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      const { id, slug, name } = await buildProd({
        center_id: center.id,
        seats_total: 1_000_000,
        price: 500_000,
      });
      return { id, slug, name };
    });
  } finally {
    await sequelize.close();
  }
}
