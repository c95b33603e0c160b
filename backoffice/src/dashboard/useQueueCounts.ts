import type { WaitingCounts } from '@odonta/api/contract';
import type { QueueName } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { useQuery } from '@tanstack/react-query';
import { useStaffData } from '../kit/api/useStaffData.ts';

export interface QueueCount {
  /** Undefined until it is known. */
  count: number | undefined;
  hasFailed: boolean;
}

/** How much of each queue waits, counted by one request for all: one for each would exhaust the connections. */
export function useQueueCounts(names: readonly QueueName[]): (name: QueueName) => QueueCount {
  const provider = useStaffData();
  const { data, error } = useQuery<WaitingCounts>({
    queryKey: ['waiting', ...names],
    queryFn: () => provider.waiting(names),
    enabled: names.length > 0,
    refetchInterval: 60_000,
  });
  return (name) => {
    const count = data?.[name] ?? undefined;
    return { count, hasFailed: error !== null || (data !== undefined && count === undefined) };
  };
}
