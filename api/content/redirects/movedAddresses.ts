import { Redirect } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';

export interface MovedAddress {
  id: number;
  status: 301 | 410;
  to_path: string | null;
}

/** Every redirect in memory, so that an address which never was costs no question to the database. */
export interface MovedAddresses {
  find(path: string): MovedAddress | undefined;
  /** Counts a visit behind the visitor's back. */
  count(moved: MovedAddress): void;
  /** To be called when redirects have changed. */
  reload(): Promise<void>;
}

/** `count` works outside the app: it is asked before a request enters it. */
export async function movedAddresses(
  sequelize: Sequelize,
  onProblem: (error: unknown) => void,
): Promise<MovedAddresses> {
  let byPath = await readAll();
  return {
    find: (path) => byPath.get(path),
    count({ id }) {
      sequelize
        .query('update redirects set hits = hits + 1, last_hit_at = now() where id = $1', { bind: [id] })
        .catch(onProblem);
    },
    async reload() {
      byPath = await readAll();
    },
  };
}

async function readAll(): Promise<Map<string, MovedAddress>> {
  const rows = await Redirect.findAll({ attributes: ['id', 'from_path', 'to_path', 'status'] });
  return new Map(
    rows.map(({ id, from_path, to_path, status }) => [
      encodeURI(decoded(from_path)),
      { id, to_path, status },
    ]),
  );
}

/** Paths are compared in the spelling of browsers, whether Cyrillic letters came encoded or not. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
