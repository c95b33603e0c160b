import { readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import type { StaffIdentity } from '../../../kit/session/authProvider.ts';

/** Nothing is asked about a masked phone, nor by staff who act as another. */
export function useClient(key: string) {
  const provider = useStaffData();
  const { identity } = useGetIdentity();
  const { deputy_name } = (identity ?? {}) as Partial<StaffIdentity>;
  return useQuery({
    queryKey: ['clients', key],
    queryFn: () => provider.client(key),
    enabled: identity !== undefined && !deputy_name && readClientKey(key) !== null,
    retry: false,
  });
}
