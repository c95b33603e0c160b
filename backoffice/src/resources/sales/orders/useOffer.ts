import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** The chosen course as it is sold now. */
export function useOffer() {
  const prodId = useWatch({ name: 'prod_id' }) as number | null | undefined;
  const { offer } = useStaffData();
  const { data, isFetched } = useQuery({
    queryKey: ['offer', prodId],
    queryFn: async () => (await offer(prodId as number)) ?? null,
    enabled: Boolean(prodId),
  });
  return { prodId, offer: data ?? null, isUnsold: Boolean(prodId) && isFetched && data === null };
}
