import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { type MakeFeed, xmlType } from './feed.ts';
import { bookableProds, type FeedProd } from './feedProds.ts';
import { plainText } from './plainText.ts';
import { documentOf, element, type Xml } from './xml.ts';

/** The catalogue as Yandex reads courses: a shop, its categories, and an offer for each course that can be booked now. */
export const coursesYml: MakeFeed = async ({ base_url, company, email, now }) => {
  const prods = await bookableProds();
  const shop = element('shop', [
    element('name', 'Одонта'),
    element('company', company),
    element('url', base_url),
    element('email', email),
    element('currencies', element('currency', '', { id: 'RUR', rate: 1 })),
    element(
      'categories',
      categories.map(({ id, name }) => element('category', name, { id })),
    ),
    element(
      'offers',
      prods.map((prod) => offer(prod, base_url)),
    ),
  ]);
  const date = new Date(now * 1000).toISOString().slice(0, 16);
  return {
    contentType: xmlType,
    tags: ['list'],
    text: documentOf(element('yml_catalog', shop, { date })),
  };
};

function offer({ card, name, text, center }: FeedProd, base: string): Xml {
  const { filename } = card.file_preview;
  const [first] = card.categories;
  const isDearer = card.price > card.price_now;
  const facts: [string, string | number | null][] = [
    ['Формат', prodTypes[card.type]],
    ['Формат обучения', card.city ? 'Очно' : 'Онлайн'],
    ['Город', card.city],
    ['Дата начала', card.date_start ? moscowDay(new Date(card.date_start * 1000)) : null],
    ['Продолжительность, часов', card.duration_hours],
    ['Лекторы', card.lecturers.map((lecturer) => lecturer.name).join(', ') || null],
  ];
  return element(
    'offer',
    [
      element('name', name),
      element('url', base + prodPath(card)),
      ...(first ? [element('categoryId', first)] : []),
      element('price', card.price_now),
      ...(isDearer ? [element('oldprice', card.price)] : []),
      element('currencyId', 'RUR'),
      element('vendor', center),
      ...(filename ? [element('picture', base + pictureSrc('prods', filename, 1200))] : []),
      element('description', plainText(text, 1000)),
      ...facts
        .filter(([, value]) => value !== null)
        .map(([fact, value]) => element('param', String(value), { name: fact })),
    ],
    { id: card.id },
  );
}
