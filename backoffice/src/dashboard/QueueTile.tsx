import { filteredAddress } from '../kit/resource/menu.ts';
import type { Queue } from './queues.ts';
import { Tile } from './Tile.tsx';
import type { QueueCount } from './useQueueCounts.ts';

type QueueTileProps = Queue & QueueCount;

export function QueueTile({ title, resource, filter, done, isUrgent, count, hasFailed }: QueueTileProps) {
  // What is overdue is news; that nothing is, is none.
  if (isUrgent && !count && !hasFailed) return null;
  return (
    <Tile
      title={title}
      to={filteredAddress(resource, filter)}
      count={count}
      done={done}
      isUrgent={isUrgent}
      hasFailed={hasFailed}
    />
  );
}
