/**
 * The requests of visitors to a catalogue: mostly a category, a format or a city in the usual order, then
 * words, prices and further pages.
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
const words = [
  'имплантация',
  'ретритмент',
  'элайнеры',
  'синус-лифтинг',
  'композит',
  'гигиена',
  'КЛКТ',
  'виниры',
  'пародонтит',
  'ВНЧС',
];
const categories = Array.from({ length: 12 }, (_, index) => index + 1);

export function searchPaths(): string[] {
  const of = (parameters: Record<string, string | number>) => {
    const texts = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
    return `/api/prods/search?${new URLSearchParams(texts)}`;
  };
  return [
    ...categories.flatMap((category) => [0, 20, 40].map((offset) => of({ category, offset }))),
    ...categories.flatMap((category) => [
      of({ category, sortPrice: 'asc' }),
      of({ category, sortDate: 'asc' }),
      of({ category, isOnlyRecord: 1 }),
    ]),
    ...[2, 3, 4, 5, 6, 8, 9, 10].flatMap((type) => [of({ type }), of({ type, priceMax: 20000 })]),
    ...cities.flatMap((city) => [of({ city }), of({ city, category: 3 })]),
    ...words.flatMap((query) => [of({ query }), of({ query, limit: 4 })]),
    of({}),
    of({ priceMin: 10000, priceMax: 30000 }),
    of({ degree: 'LOW', services: '2,3' }),
  ];
}
