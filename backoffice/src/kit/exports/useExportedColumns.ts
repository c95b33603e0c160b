import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useStaffData } from '../api/useStaffData.ts';
import { useListColumns } from '../list/columns/ListColumns.tsx';

/** The columns that are seen, in their order, as far as a file can have them; none named where no table says which. */
export function useExportedColumns(): readonly string[] | undefined {
  const resource = useResourceContext() ?? '';
  const provider = useStaffData();
  const { visible } = useListColumns();
  const { data } = useQuery({
    queryKey: ['exports', 'columns'],
    queryFn: () => provider.exportColumns(),
    staleTime: 600_000,
  });
  const offered = data?.[resource] ?? [];
  const columns = visible.filter((name) => offered.includes(name));
  return columns.length > 0 ? columns : undefined;
}
