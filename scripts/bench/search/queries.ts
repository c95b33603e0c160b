/**
 * The requests of visitors to a catalogue: mostly a category, a format or a city in the usual order, then
 * prices and further pages; and words.
 */

const cities = [
  'Москва',
  'Санкт-Петербург',
  'Казань',
  'Пермь',
  'Новосибирск',
  'Екатеринбург',
  'Самара',
  'Краснодар',
];
const categories = Array.from({ length: 12 }, (_, index) => index + 1);

const address = (parameters: Record<string, string | number>) => {
  const texts = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/prods/search?${new URLSearchParams(texts)}`;
};

export function filterPaths(): string[] {
  return [
    ...categories.flatMap((category) => [0, 20, 40].map((offset) => address({ category, offset }))),
    ...categories.flatMap((category) => [
      address({ category, sortPrice: 'asc' }),
      address({ category, sortDate: 'asc' }),
      address({ category, isOnlyRecord: 1 }),
      address({ category, series: 1 }),
    ]),
    ...[2, 3, 4, 5, 6, 8, 9, 10].flatMap((type) => [address({ type }), address({ type, priceMax: 20000 })]),
    ...cities.flatMap((city) => [address({ city }), address({ city, category: 3 })]),
    address({ limit: 20 }),
    address({ priceMin: 10000, priceMax: 30000 }),
    address({ degree: 'LOW', services: '2,3' }),
  ];
}

/** The same in a pair of words of the name of a course, each typed only as far as a visitor may have come. */
export function wordPaths(names: readonly string[]): string[] {
  const queries = new Set<string>();
  for (const name of names) {
    const [one = '', other = ''] = (name.match(/\p{L}{5,}/gu) ?? []).slice(-2);
    for (const first of beginningsOf(one)) {
      queries.add(first);
      for (const second of beginningsOf(other)) queries.add(`${first} ${second}`);
    }
  }
  return [...queries].map((query) => address({ query }));
}

const shortest = 4;

const beginningsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - shortest + 1) }, (_, more) =>
    word.slice(0, shortest + more),
  );

/** Categories and prices, which the bare statement answers too. */
export function pricePaths(): string[] {
  return categories.map((category) => address({ category, sortPrice: 'asc' }));
}
