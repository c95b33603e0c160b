import { ProdCard } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';

/** Names of the statements of the search, which are few: a connection stores what it has prepared for ever. */
const names = new Map<string, string>();

/**
 * Runs a prepared statement on one of Sequelize's own connections: twice the speed of its queries. On the primary: facts that
 * are read after a commit must contain it.
 */
export async function run<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const { connectionManager } = ProdCard.sequelize as Sequelize;
  const connection = (await connectionManager.getConnection({ type: 'write' })) as PgConnection;
  try {
    const { rows } = await connection.query({ name: nameOf(text), text, values });
    return rows as Row[];
  } finally {
    connectionManager.releaseConnection(connection);
  }
}

interface PgConnection {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `search_${names.size + 1}`;
  names.set(text, name);
  return name;
}
