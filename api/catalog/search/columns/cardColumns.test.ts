import { expect } from 'chai';
import fc from 'fast-check';
import { countBits, rowsOf } from './bits.ts';
import { CardColumns, type CardFacts } from './cardColumns.ts';
import { sortedPart } from './sortedPart.ts';
import { parsedQuery } from './wordQuery.ts';
import { rankOf } from './wordRank.ts';

const facts: fc.Arbitrary<CardFacts> = fc.record({
  prod_id: fc.integer({ min: 1, max: 60 }),
  series_id: fc.integer({ min: 1, max: 8 }),
  city_id: fc.option(fc.integer({ min: 1, max: 4 })),
  duration_hours: fc.option(fc.integer({ min: 1, max: 72 })),
  price_now: fc.integer({ min: 0, max: 5 }),
  start: fc.option(fc.integer({ min: 0, max: 4 })),
  state_order: fc.constantFrom(0, 1, 9),
  state: fc.constantFrom('OPEN', 'CLOSED'),
  type: fc.constantFrom(2, 3),
  degree: fc.constant('LOW'),
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  services: fc.constant([]),
  price_types: fc.constantFrom(['main'], ['main', 'listener']),
  lecturer_ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  group_counts: fc.constantFrom([], [2], [2, 5]),
  group_prices: fc.constant([1, 2]),
  is_related_promotion: fc.boolean(),
  is_partner_bonus_promo: fc.boolean(),
  words: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom('зуб', 'зубн', 'кана', 'корн', 'кость'),
        fc.constantFrom('1A', '2,3A,4B', '5'),
      ),
      {
        selector: ([lexeme]) => lexeme,
      },
    )
    .map((places) => places.map(([lexeme, positions]) => `'${lexeme}':${positions}`).join(' ')),
  written: fc.integer({ min: 1, max: 2 ** 32 - 1 }).map(String),
});

describe('the columns of cards', () => {
  it('changed cards stand where they would if all were read anew, in every order and with every list', () => {
    const step = fc.oneof(
      facts,
      fc.record({ deleted: fc.integer({ min: 1, max: 60 }) }),
      fc.constant('look'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const changed = new CardColumns();
        const known = new Map<number, CardFacts>();
        for (const each of steps) {
          if (typeof each === 'string') seen(changed);
          else if ('deleted' in each) {
            changed.delete(each.deleted);
            known.delete(each.deleted);
          } else {
            changed.put(each);
            known.set(each.prod_id, each);
          }
        }
        const anew = new CardColumns();
        for (const one of known.values()) anew.put(one);
        expect(seen(changed)).to.deep.equal(seen(anew));
      }),
      { numRuns: 150 },
    );
  });

  it('a part of sorted numbers is what it would be if all were sorted', () => {
    const places = fc.record({
      numbers: fc.array(fc.nat({ max: 50 })),
      from: fc.nat(60),
      length: fc.nat(30),
    });
    fc.assert(
      fc.property(places, ({ numbers, from, length }) => {
        const sorted = numbers.toSorted((one, other) => one - other).slice(from, from + length);
        expect([...sortedPart(Float64Array.from(numbers), from, from + length)]).to.deep.equal(sorted);
      }),
    );
  });
});

/** Everything that a search reads, by the ids of the cards. */
function seen(cards: CardColumns) {
  const directions = [undefined, 'asc', 'desc'] as const;
  const orders = [
    cards.orders.usual(),
    cards.orders.bySeries(),
    cards.orders.byDate(),
    ...directions.flatMap((price) => directions.map((date) => cards.orders.sorted(price, date))),
  ];
  const ids = (rows: Iterable<number>) => [...rows].map((row) => cards.id[row] as number);
  const usual = cards.orders.usual();
  const lists = [...usual.rows()].map((row) => [
    cards.written[row],
    cards.city[row],
    cards.hours[row],
    ...[1, 2, 5].map((group) => cards.priceFor(row, group)),
    ...Array.from({ length: cards.lecturers.lengthAt(row) }, (_, index) => cards.lecturers.at(row, index)),
  ]);
  const traits = [
    ['is', 'published'],
    ['is', 'present'],
    ['is', 'bookable'],
    ['type', 2],
    ['category', 7],
  ] as const;
  const queries = ["'зуб':*", "'к':* & 'з':*", "'корн':* <-> 'кана':*"].map(parsedQuery);
  const words = queries.map((query) => {
    const rank = rankOf(cards.words, query);
    return [...rowsOf(cards.words.found(query))]
      .map((row) => [cards.id[row] as number, rank(row)] as const)
      .sort(([one], [other]) => one - other);
  });
  return {
    words,
    orders: orders.map((order) => ids(order.rows())),
    ranks: ids(usual.rows()).map((id) => usual.ranks()[cards.rowOf(id) as number]),
    lists,
    traits: traits.map((trait) => ids(rowsOf(cards.traits.bits(trait))).sort((one, other) => one - other)),
    count: cards.count,
    published: countBits(cards.traits.bits(['is', 'published'])),
  };
}
