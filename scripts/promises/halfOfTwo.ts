import type { Sequelize } from 'sequelize';
import { ApiError } from '../../api/platform/http/errors.ts';
import type { Told } from './twoProcesses.ts';

/** In a process of `doneByTwo`: does its items ten at a time, as one node of several would, tells of them and ends. */
export function doHalf<Item>(
  sequelize: Sequelize,
  deed: (item: Item) => Promise<unknown>,
  refusal = 422,
): void {
  process.on('message', async (items: Item[]) => {
    const told: Told = { made: 0, refused: 0, failed: [] };
    const queue = [...items];
    const work = async () => {
      for (let item = queue.pop(); item; item = queue.pop()) await deed(item).then(made, failed);
    };
    const made = () => {
      told.made += 1;
    };
    const failed = (error: unknown) => {
      if (error instanceof ApiError && error.status === refusal) told.refused += 1;
      else told.failed.push(String(error));
    };
    await Promise.all(Array.from({ length: 10 }, work));
    await sequelize.close();
    process.send?.(told, () => process.disconnect());
  });
  process.send?.('ready');
}
