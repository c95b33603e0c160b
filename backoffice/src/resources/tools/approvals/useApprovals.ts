import type { StaffApproval } from '@odonta/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** Changes that wait for a second person, or closed ones. */
export function useApprovals(isClosed = false) {
  const provider = useStaffData();
  return useQuery<StaffApproval[]>({
    queryKey: ['approvals', isClosed],
    queryFn: () => provider.approvals(isClosed),
    refetchInterval: 60_000,
  });
}
