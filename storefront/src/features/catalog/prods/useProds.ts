import type { ProdCard } from '@odonta/api/contract';
import { searchPage } from '@odonta/db/vocabulary/catalog/search.ts';
import { useEffect, useState } from 'react';
import { searchProds } from '../../../lib/searchProds.ts';

export type Prods = ReadonlyMap<number, ProdCard>;

/** The present data of courses by their ids; unpublished ones are absent. */
export function useProds(ids: readonly number[]): { prods: Prods | null; hasFailed: boolean; retry(): void } {
  const [answer, setAnswer] = useState<{ asked: ReadonlySet<number>; prods: Prods } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = [...ids].sort((a, b) => a - b).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again.
  useEffect(() => {
    const stale = new AbortController();
    const asked = wanted === '' ? [] : wanted.split(',').map(Number);
    fetchProds(asked, stale.signal)
      .then((prods) => {
        setAnswer({ asked: new Set(asked), prods });
        setFailed(false);
      })
      .catch(() => stale.signal.aborted || setFailed(true));
    return () => stale.abort();
  }, [wanted, attempt]);
  // An answer to fewer courses would make the others look unpublished.
  const prods = answer && ids.every((id) => answer.asked.has(id)) ? answer.prods : null;
  return { prods, hasFailed, retry: () => setAttempt(attempt + 1) };
}

async function fetchProds(ids: readonly number[], signal: AbortSignal): Promise<Prods> {
  const limit = searchPage.maxLimit;
  const parts = Array.from({ length: Math.ceil(ids.length / limit) }, (_, part) =>
    ids.slice(part * limit, (part + 1) * limit).join(),
  );
  const answers = await Promise.all(
    parts.map((part) => searchProds({ ids: part, limit: String(limit) }, signal)),
  );
  return new Map(answers.flatMap(({ prods }) => prods).map((prod) => [prod.id, prod]));
}
