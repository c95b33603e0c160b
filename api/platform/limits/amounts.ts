import { adjustableLimits, limitKey } from '@odonta/db/vocabulary/settings.ts';
import { QueryTypes, type Sequelize } from 'sequelize';

/** How often staff have set something to be possible; null where they have no say. Asked each time: it acts on every node at once. */
export async function amountOf(sequelize: Sequelize, limit: string): Promise<number | null> {
  if (!adjustableLimits.includes(limit)) return null;
  const [setting] = await sequelize.query<{ amount: number }>(
    'select amount from settings where key = :key and amount is not null',
    { type: QueryTypes.SELECT, replacements: { key: limitKey(limit) } },
  );
  return setting?.amount ?? null;
}
