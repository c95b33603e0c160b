import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FacetName, Facets } from '@odonta/api/contract';
import type { CardColumns } from './columns/cardColumns.ts';
import { currentCards } from './columns/currentCards.ts';
import type { TraitKind } from './columns/traits.ts';
import { type Counted, countsIn } from './facetCounts.ts';
import { namedCities, namedLecturers } from './facetNames.ts';
import { matching } from './matching.ts';
import type { SearchParameters } from './parameters.ts';
import type { Question } from './question.ts';

/** The parameter of each facet's own selection. */
const own = {
  type: 'type',
  category: 'category',
  degree: 'degree',
  services: 'services',
  priceType: 'priceType',
  city: 'city',
  state: 'isOnlyRecord',
  lecturer: 'lecturer',
} as const satisfies Record<FacetName, keyof SearchParameters>;

const traits: Partial<Record<FacetName, TraitKind>> = {
  type: 'type',
  category: 'category',
  degree: 'degree',
  services: 'service',
  priceType: 'priceType',
  state: 'state',
};

/** Counts by value, each facet as if its own selection were not made: choosing one value must not hide the others. */
export async function facetsOf(question: Question): Promise<Facets> {
  const { series = false } = question.asked;
  const names = Object.keys(own) as FacetName[];
  const facets: Partial<Facets> = {};
  const unchosen = names.filter((name) => question.asked[own[name]] === undefined);
  const chosen = names.filter((name) => !unchosen.includes(name));
  for (const together of [unchosen, ...chosen.map((name) => [name])]) {
    const cards = await currentCards();
    const without = together === unchosen ? [] : together.map((name) => own[name]);
    const counts = countsIn(cards, matching(cards, question, without), series);
    for (const name of together) {
      // Another request is answered in between.
      await nextTurn();
      facets[name] = await countsOf(name, cards, counts);
    }
  }
  return facets as Facets;
}

async function countsOf(
  name: FacetName,
  cards: CardColumns,
  counts: Counted,
): Promise<Record<string, number>> {
  const kind = traits[name];
  if (kind) {
    const known = cards.traits
      .ofKind(kind)
      .map(({ value, number }) => [value, counts.ofTrait(number)] as const);
    return Object.fromEntries(known.filter(([, count]) => count > 0));
  }
  return name === 'city' ? namedCities(counts) : namedLecturers(counts);
}
