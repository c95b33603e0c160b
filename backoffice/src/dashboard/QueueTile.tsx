import { useGetList } from 'react-admin';
import { filteredAddress } from '../kit/resource/menu.ts';
import type { Queue } from './queues.ts';
import { Tile } from './Tile.tsx';

export function QueueTile({ title, resource, filter, done, isUrgent }: Queue) {
  const { total, isPending, error } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { refetchInterval: 60_000 },
  );
  // What is overdue is news; that nothing is, is none.
  if (isUrgent && !total && !error) return null;
  return (
    <Tile
      title={title}
      to={filteredAddress(resource, filter)}
      count={isPending ? undefined : (total ?? 0)}
      done={done}
      isUrgent={isUrgent}
      hasFailed={Boolean(error)}
    />
  );
}
