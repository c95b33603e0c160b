import type { FoundGroup } from '@odonta/api/contract';
import { otherLayout } from '@odonta/db/vocabulary/keyboard.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStaffData } from '../../kit/api/useStaffData.ts';

const restMs = 200;
/** Shorter, the server answers only to a number. */
const shortest = 3;

export interface Found {
  groups: readonly FoundGroup[];
  state: 'idle' | 'short' | 'busy' | 'failed' | 'done';
  again(): void;
}

/** Asks once the person rests; until the next answer comes, the last one stays where it is. */
export function useFound(typed: string): Found {
  const data = useStaffData();
  const asked = useRested(typed.trim());
  const isAsked = asked.length >= shortest || /^[№#]?\s*\d+$/.test(asked);
  const {
    data: groups,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['finder', asked],
    queryFn: () => foundInEitherLayout(data.find, asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  const again = () => void refetch();
  const isTyping = asked !== typed.trim();
  if (typed.trim() === '') return { groups: [], state: 'idle', again };
  if (!isAsked && !isTyping) return { groups: [], state: 'short', again };
  if (isFetching || isTyping) return { groups: groups ?? [], state: 'busy', again };
  return isError ? { groups: [], state: 'failed', again } : { groups: groups ?? [], state: 'done', again };
}

/** Nothing found may have been typed in the other keyboard layout. */
async function foundInEitherLayout(
  find: (typed: string) => Promise<{ data: FoundGroup[] }>,
  asked: string,
): Promise<FoundGroup[]> {
  const { data } = await find(asked);
  const other = otherLayout(asked);
  return data.length > 0 || other === asked.toLowerCase() ? data : (await find(other)).data;
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
