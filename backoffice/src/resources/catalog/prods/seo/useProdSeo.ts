import { useQuery } from '@tanstack/react-query';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';

export const seoKey = (id: number) => ['prods', 'seo', id];

export function useProdSeo(id: number) {
  const provider = useStaffData();
  return useQuery({ queryKey: seoKey(id), queryFn: () => provider.prodSeo(id), retry: false });
}
