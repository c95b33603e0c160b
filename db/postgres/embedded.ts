import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serverAccount } from './embedded/account.ts';
import { type Cluster, changePassword, createCluster, giveToAccount, role } from './embedded/cluster.ts';
import { AlreadyRuns, takeLock } from './embedded/lock.ts';
import { clusterPlace, programs } from './embedded/place.ts';
import { clearRemains, portOfRunning, startServer } from './embedded/server.ts';

export { EmbeddedPostgresError } from './embedded/failure.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

type Options = {
  varDir: string;
  onLog?: (line: string) => void;
  /** False for the throw-away clusters of tests: faster, and lost in a crash. */
  durable?: boolean;
  /** Receives reports of a PostgreSQL that ended by itself, and of its restart. */
  onTrouble?: (line: string) => void;
};

/** PostgreSQL of our own on loopback, with its data in `<varDir>/postgres`. It ends with this process, however that ends. */
export async function startEmbedded({
  varDir,
  onLog = () => {},
  durable = true,
  onTrouble = () => {},
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(varDir, { recursive: true });
  const home = realpathSync(varDir);
  const lock = await takeLock(home);
  try {
    const { cluster, password } = await prepare(home, durable, onLog);
    const { port, stop } = await startServer(cluster, { durable, onTrouble });
    return {
      url: urlOf(password, port),
      stop: async () => {
        await stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The database of a server that runs on this VAR_DIR, else one that is started here. */
export async function connectEmbedded({ varDir }: Pick<Options, 'varDir'>): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded({ varDir });
  } catch (error) {
    if (!(error instanceof AlreadyRuns)) throw error;
    const home = realpathSync(varDir);
    const password = readPassword(path.join(home, 'postgres.password'));
    const port = portOfRunning(path.join(home, 'postgres'));
    if (!password || !port) throw error;
    return { url: urlOf(password, port), stop: async () => undefined };
  }
}

const urlOf = (password: string, port: number) => `postgres://${role}:${password}@127.0.0.1:${port}/${role}`;

async function prepare(
  home: string,
  durable: boolean,
  onLog: (line: string) => void,
): Promise<{ cluster: Cluster; password: string }> {
  const account = serverAccount(path.join(home, 'postgres'));
  const dataDir = path.join(clusterPlace(home, account), 'postgres');
  const cluster: Cluster = { dataDir, account, programs: programs(account) };
  const exists = existsSync(dataDir);
  if (exists) {
    giveToAccount(cluster);
    if ((await clearRemains(cluster)) === 'orphan')
      onLog('Остановлен PostgreSQL, оставшийся от прошлого запуска');
  } else {
    onLog('Создаю базу данных');
  }
  const passwordFile = path.join(home, 'postgres.password');
  const kept = readPassword(passwordFile);
  const password = kept ?? randomBytes(24).toString('base64url');
  if (!kept) writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (!exists) createCluster(cluster, password, durable);
  else if (!kept) changePassword(cluster, password);
  return { cluster, password };
}

function readPassword(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}
