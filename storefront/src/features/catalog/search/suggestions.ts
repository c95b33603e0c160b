import type { LecturerCard, ProdCard } from '@odonta/api/contract';
import { lecturerPath, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { datesOf, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { prodStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { cutName, searchDropdown } from '@odonta/db/vocabulary/catalog/search.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { get } from '../../../lib/api.ts';
import { searchProds } from '../../../lib/searchProds.ts';

export interface Suggestion {
  kind: 'prod' | 'lecturer';
  name: string;
  /** The line below the name. */
  hint: string;
  /** When and where a course is, for how much, and whether one can book it. */
  facts?: string;
  href: string;
}

/** Courses and lecturers, asked for together. A call that fails is silently left out; null when nothing was answered at all. */
export async function suggest(query: string, signal: AbortSignal): Promise<Suggestion[] | null> {
  const limit = String(searchDropdown.prods);
  const [prods, lecturers] = await Promise.allSettled([
    searchProds({ query, offset: '0', limit }, signal),
    get<LecturerCard[]>('/lecturers', { name: query, limit }, signal),
  ]);
  if (prods.status === 'rejected' && lecturers.status === 'rejected') return null;
  return [
    ...(prods.status === 'fulfilled' ? prods.value.prods.slice(0, searchDropdown.prods).map(ofProd) : []),
    ...(lecturers.status === 'fulfilled'
      ? lecturers.value.slice(0, searchDropdown.prods).map(ofLecturer)
      : []),
  ];
}

function ofProd(prod: ProdCard): Suggestion {
  const hint = prod.lecturers.map(({ name }) => name).join(', ');
  const facts = [datesOf(prod), placeOf(prod), formatPrice(prod.price_now), prodStates[prod.state]].join(
    ' · ',
  );
  return { kind: 'prod', name: cutName(prod.name), hint, facts, href: prodPath(prod) };
}

function ofLecturer(lecturer: LecturerCard): Suggestion {
  return {
    kind: 'lecturer',
    name: cutName(lecturer.name),
    hint: 'Лектор',
    href: lecturerPath(lecturer),
  };
}
