import type { Sequelize } from 'sequelize';
import { ApiError } from '../../api/platform/http/errors.ts';
import type { Message } from './twoProcesses.ts';

/** In a process of `doneByTwo`: processes its items ten at a time, as one node of several would, reports the results and ends. */
export function doHalf<Item>(
  sequelize: Sequelize,
  action: (item: Item) => Promise<unknown>,
  refusal = 422,
): void {
  process.on('message', async (items: Item[]) => {
    const counts: Message = { made: 0, refused: 0, failed: [] };
    const queue = [...items];
    const work = async () => {
      for (let item = queue.pop(); item; item = queue.pop()) await action(item).then(made, failed);
    };
    const made = () => {
      counts.made += 1;
    };
    const failed = (error: unknown) => {
      if (error instanceof ApiError && error.status === refusal) counts.refused += 1;
      else counts.failed.push(String(error));
    };
    await Promise.all(Array.from({ length: 10 }, work));
    await sequelize.close();
    process.send?.(counts, () => process.disconnect());
  });
  process.send?.('ready');
}
