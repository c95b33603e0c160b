import type { CityOption } from '@odonta/api/contract';
import { citySearch } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { useEffect, useState } from 'react';
import { get } from '../../../lib/api.ts';

export type CitySearch =
  | { state: 'tooShort' | 'loading' | 'none' | 'failed'; cities: readonly [] }
  | { state: 'found'; cities: readonly CityOption[] };

const empty = <State extends 'tooShort' | 'loading' | 'none' | 'failed'>(state: State) => ({
  state,
  cities: [] as const,
});

/** The cities whose names begin with or contain the typed text, requested when the typing pauses. */
export function useCities(typed: string): CitySearch {
  const query = typed.trim();
  const isTooShort = query.length < citySearch.fromCharacters;
  const [answer, setAnswer] = useState<{ query: string; search: CitySearch } | null>(null);
  useEffect(() => {
    if (isTooShort) return;
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const search = await ask(query, stale.signal);
      if (!stale.signal.aborted) setAnswer({ query, search });
    }, citySearch.debounceMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [query, isTooShort]);
  if (isTooShort) return empty('tooShort');
  return answer?.query === query ? answer.search : empty('loading');
}

async function ask(city: string, signal: AbortSignal): Promise<CitySearch> {
  try {
    const cities = await get<CityOption[]>('/any/getallcity', { city }, signal);
    return cities.length === 0 ? empty('none') : { state: 'found', cities };
  } catch {
    return empty('failed');
  }
}
