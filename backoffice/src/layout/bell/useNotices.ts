import type { Notices } from '@odonta/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useAction } from '../../kit/actions/useAction.ts';
import { isFailure } from '../../kit/api/failure.ts';
import { noticesKey } from '../../kit/api/noticesKey.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import type { StaffIdentity } from '../../kit/session/authProvider.ts';
import { agree, merged, nextAskIn } from './notices.ts';

/** The notices of this person, polled. */
export function useNotices() {
  const provider = useStaffData();
  const queries = useQueryClient();
  const { act, isBusy } = useAction();
  const { identity } = useGetIdentity();
  const query = useQuery<Notices>({
    queryKey: noticesKey,
    queryFn: async () => {
      const known = queries.getQueryData<Notices>(noticesKey);
      const now = merged(known, await provider.notices(known?.notices[0]?.id));
      return agree(now) ? now : provider.notices();
    },
    retry: false,
    refetchInterval: ({ state: { error, fetchFailureCount } }) =>
      nextAskIn(fetchFailureCount, isFailure(error) && error.status === 401),
  });

  const read = (which: { ids: number[] } | { up_to: number }) =>
    act(async () => queries.setQueryData<Notices>(noticesKey, await provider.readNotices(which)), {
      failed: 'Не удалось отметить прочитанным',
    });

  // An impersonator who looks at notices does not mark them as read.
  const mayRead = !(identity as Partial<StaffIdentity> | undefined)?.deputy_name;
  return { ...query, read, isBusy, mayRead };
}
