import type { WaitingCounts } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useStaffData } from '../../kit/api/useStaffData.ts';

const renewalMs = 60_000;

/** How many records of a list wait for this person; lists that he does not work on are absent. */
export function useWaiting(): WaitingCounts {
  const provider = useStaffData();
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => provider.waiting(),
    refetchInterval: renewalMs,
    staleTime: renewalMs / 2,
    retry: false,
  });
  return data ?? {};
}
