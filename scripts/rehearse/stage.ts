import path from 'node:path';
import { migrate } from '@odonta/db/migrations';
import { connect } from '@odonta/db/postgres/connection.ts';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { buildCenter, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { paths, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { limitKey } from '@odonta/db/vocabulary/settings.ts';
import { refreshAllCards } from '../../api/testing/refreshAllCards.ts';
import { tokensOn } from '../../api/testing/tokens.ts';
import { freePort } from '../bench/lib/product.ts';
import { type Databases, openDatabases } from './databases.ts';
import { type Disk, openDisk } from './disk.ts';
import type { Leash } from './leash.ts';
import { Ledger } from './ledger.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type AppNode, nodeAt } from './nodes.ts';
import { release } from './release.ts';
import { type Storage, startStorage } from './storage.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { startUploads, type Uploads } from './uploads.ts';
import { openWatch, type Watch } from './watch.ts';

/** Everything that is deployed, on loopback, with visitors. */
export interface Stage {
  folder: string;
  databases: Databases;
  /** Follows the primary of the moment. */
  watch: Watch;
  storage: Storage;
  nodes: readonly [AppNode, AppNode];
  disks: { node: Disk; database: Disk };
  nginx: Nginx;
  ledger: Ledger;
  traffic: Traffic;
  uploads: Uploads;
}

const secret = 'a secret that is long enough for a rehearsal';

export async function openStage({ folder }: Leash): Promise<Stage> {
  const disks = {
    node: openDisk(path.join(folder, 'node-1'), 200),
    database: openDisk(path.join(folder, 'disk'), 1000),
  };
  const databases = await openDatabases(folder, disks.database.place);
  await migrate(databases.primary.url('odonta'));
  const { prod, token } = await fill(databases.primary.url('odonta'));
  const storage = await startStorage(path.join(folder, 'bucket'));
  await databases.addReplica();
  const watch = openWatch(databases.primary);
  await watch.says(/commits wait for its disk/);

  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(path.join(folder, 'nginx'), ports);
  const settings = () => ({
    DATABASE_URL: databases.primary.url('odonta'),
    DATABASE_REPLICA_URL: databases.replica?.url('odonta') ?? '',
    JWT_SECRET: secret,
    ...storage.env,
    BASE_URL: nginx.url,
    TRUST_PROXY: '1',
    WORKERS: '1',
    DATABASE_POOL: '10',
    SANDBOX: '1',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
  });
  const current = release(folder, 'first');
  const nodes = [
    nodeAt(ports[0], { varDir: disks.node.place, release: current }, settings()),
    nodeAt(ports[1], { varDir: path.join(folder, 'node-2'), release: current }, settings()),
  ] as const;
  await Promise.all(nodes.map((node) => node.start()));

  const ledger = new Ledger();
  const traffic = startTraffic(nginx, ledger, prod.id, [
    { path: paths.home, words: '</html>' },
    { path: prodPath(prod), words: prod.name },
    { path: `/api/prods/${prod.id}`, words: prod.name },
    { path: '/api/prods/search?limit=10', words: prod.name },
  ]);
  const uploads = startUploads(nginx, ledger, token);
  return { folder, databases, watch, storage, nodes, disks, nginx, ledger, traffic, uploads };
}

/** A course to book, and a member of staff who is signed in. */
async function fill(url: string) {
  const sequelize = connect(url, { pool: 2 });
  try {
    const { prod, user } = await inTransaction(sequelize, async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      const user = await buildUser({ roles: ['ADMIN'] });
      const prod = await buildProd({ center_id: center.id, seats_total: 1_000_000, price: 500_000 });
      return { prod, user };
    });
    // An hour's uploads of staff, in a few minutes.
    await sequelize.query(`update settings set amount = most where key = '${limitKey('uploads')}'`);
    await refreshAllCards(sequelize);
    return { prod, token: await tokensOn(sequelize, secret)(user) };
  } finally {
    await sequelize.close();
  }
}
