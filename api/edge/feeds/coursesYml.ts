import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { type XmlElement, xmlHead, xmlOf } from '../../platform/xml.ts';
import { type MakeFeed, xmlType } from './feed.ts';
import { bookableProds, type FeedProd } from './feedProds.ts';
import { plainText } from './plainText.ts';

/** The catalogue as Yandex reads courses: a shop, its categories, and an offer for each course that can be booked now. */
export const coursesYml: MakeFeed = async ({ base_url, company, email, now }) => {
  const prods = await bookableProds();
  const shop = {
    name: 'Одонта',
    company,
    url: base_url,
    email,
    currencies: { currency: { '@id': 'RUR', '@rate': 1 } },
    categories: { category: categories.map(({ id, name }) => ({ '@id': id, '#text': name })) },
    offers: { offer: prods.map((prod) => offer(prod, base_url)) },
  };
  const date = new Date(now * 1000).toISOString().slice(0, 16);
  return {
    contentType: xmlType,
    tags: [pageTag('list')],
    text: xmlHead + xmlOf({ yml_catalog: { '@date': date, shop } }),
  };
};

function offer({ card, name, text, center }: FeedProd, base: string): XmlElement {
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
  return {
    '@id': card.id,
    name,
    url: base + prodPath(card),
    categoryId: first,
    price: card.price_now,
    oldprice: isDearer ? card.price : undefined,
    currencyId: 'RUR',
    vendor: center,
    picture: filename ? base + pictureSrc('prods', filename, 1200) : undefined,
    description: plainText(text, 1000),
    param: facts
      .filter(([, value]) => value !== null)
      .map(([fact, value]) => ({ '@name': fact, '#text': String(value) })),
  };
}
