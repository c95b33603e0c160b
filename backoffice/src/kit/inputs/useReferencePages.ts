import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useInfiniteGetList } from 'react-admin';
import { useDebounced } from './useDebounced.ts';

interface Sought {
  reference: string;
  /** The field people know the records by, and their order. */
  text: string;
  typed: string;
  filter?: Record<string, unknown> | undefined;
  isWanted: boolean;
}

/** Records of another resource that the server finds for the typed text, page by page to the last. */
export function useReferencePages({ reference, text, typed, filter, isWanted }: Sought) {
  const q = useDebounced(typed.trim());
  const { data, total, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<RaRecord>(
      reference,
      {
        filter: q ? { ...filter, q } : { ...filter },
        sort: { field: text, order: 'ASC' },
        pagination: { page: 1, perPage },
      },
      { enabled: isWanted, placeholderData: keepPreviousData },
    );
  // A record may move to the next page between two calls; it is one option all the same.
  const records = useMemo(
    () => [...new Map(data?.pages.flatMap((page) => page.data).map((each) => [each.id, each])).values()],
    [data],
  );
  return {
    records,
    error,
    isFetching,
    pages: {
      total: hasNextPage ? total : records.length,
      askForMore: () => {
        if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
      },
    },
  };
}

/** More than a list shows in full, so that a list with another page is a long one. */
const perPage = 100;
