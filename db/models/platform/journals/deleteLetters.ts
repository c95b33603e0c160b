import type { Sequelize } from 'sequelize';
import { deleteOldest } from '../../deleteOldest.ts';

/**
 * Letters about a record are stored for five years, as its documents are; others (codes, links to sign in) for
 * a year, as logs are. Ids follow time, so that only the oldest are scanned.
 */
export async function deleteLetters(sequelize: Sequelize): Promise<number> {
  const ofNothing = await deleteOldest(sequelize, olderThan('1 year', 'where resource is null'));
  return ofNothing + (await deleteOldest(sequelize, olderThan('5 years')));
}

const olderThan = (age: '1 year' | '5 years', which = '') => ({
  table: 'outbox' as const,
  old: `select id from (select id, created_at from outbox ${which} order by id limit $1) oldest
    where created_at < now() - interval '${age}'`,
});
