import { useEffect, useState } from 'react';
import { type Suggestion, suggest } from './suggestions.ts';

const debounceMs = 250;

/** Suggestions for the query; null while there are none to show. */
export function useSuggestions(query: string): Suggestion[] | null {
  const [found, setFound] = useState<{ query: string; suggestions: Suggestion[] | null } | null>(null);
  useEffect(() => {
    if (query === '') return setFound(null);
    const stale = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await suggest(query, stale.signal);
      if (!stale.signal.aborted) setFound({ query, suggestions });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [query]);
  return query === '' ? null : (found?.suggestions ?? null);
}
