import { type Query, useQueryClient } from '@tanstack/react-query';
import {
  type GetListParams,
  type GetListResult,
  type Identifier,
  useGetList,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

interface Neighbours {
  previous: Identifier | undefined;
  next: Identifier | undefined;
  /** From one, over all pages of the list. */
  position: number;
  total: number;
}

/** The records around this one in the list it was opened from; null where it came from no list. */
export function useNeighbours(): Neighbours | null {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const queries = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] });
  const [shown] = queries
    .filter((query) => rowsOf(query).length > 1 && rowsOf(query).some((row) => row.id === id))
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const params = (shown?.queryKey[2] ?? {}) as Partial<GetListParams>;
  const rows = shown ? rowsOf(shown) : [];
  const { page, perPage } = params.pagination ?? { page: 1, perPage: rows.length };
  const index = rows.findIndex((row) => row.id === id);
  const position = (page - 1) * perPage + index + 1;
  const total = (shown?.state.data as GetListResult | undefined)?.total ?? position;

  const isFirst = index === 0 && page > 1;
  const isLast = index >= 0 && index === rows.length - 1 && position < total;
  const ofPage = (number: number) => ({ ...params, pagination: { page: number, perPage } });
  const before = useGetList(resource, ofPage(page - 1), { enabled: isFirst });
  const after = useGetList(resource, ofPage(page + 1), { enabled: isLast });
  if (index < 0) return null;
  return {
    previous: isFirst ? before.data?.at(-1)?.id : rows[index - 1]?.id,
    next: isLast ? after.data?.[0]?.id : rows[index + 1]?.id,
    position,
    total,
  };
}

const rowsOf = ({ state }: Query) => (state.data as GetListResult | undefined)?.data ?? [];
