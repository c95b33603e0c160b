import type { CategoryEntry } from '@odonta/api/contract';
import { categories, formatPages } from '@odonta/db/vocabulary/catalog/categories.ts';
import { courses } from '@odonta/db/vocabulary/plural.ts';
import { type Change, type Changes, plain, says } from '../change.ts';
import type { Site } from '../site.ts';
import { firstOf, move, put, type Row, renaming } from '../staffActions.ts';

type Prod = Row<{
  name: string;
  type: number;
  categories: number[];
  center_id: number;
  city_id: number | null;
  lecturer_ids: number[];
}>;

export const changesOfCatalog: Changes = {
  'the name of a course': async (site) => {
    const prod = await listedProd(site);
    return { ...renaming(site, 'prods', prod, 'name'), mayCost: listsOf([prod]) };
  },
  'the text of a course': async (site) => {
    const prod = await listedProd(site);
    const text = 'Этого в описании курса раньше не было.';
    return {
      isShownBy: (_html, address) => isOf(prod)(address),
      make: () => put(site, 'prods', prod, { text: `<p>${text}</p>` }),
      isNew: says(text),
    };
  },
  'the price of a course': async (site) => {
    const prod = await listedProd(site);
    return {
      isShownBy: (html, address) => isOf(prod)(address) || (links(prod)(html) && html.includes('₽')),
      mayCost: listsOf([prod]),
      make: () => put(site, 'prods', prod, { price: 77_701, prices: [] }),
      isNew: (html, address) => says('77 701')(html) || !(isOf(prod)(address) || links(prod)(html)),
    };
  },
  'a course that is no more': async (site) => {
    const prod = await listedProd(site);
    const category = (await site.api<CategoryEntry[]>('/categories')).find(
      ({ id }) => id === prod.categories[0],
    );
    if (category === undefined) throw new Error('The course is in no category');
    const counted = new RegExp(
      `href="/${category.url}"(?:(?!</a>)[^])*\\s*>${plain(courses(category.count - 1))}<`,
    );
    return {
      isShownBy: (html, address) => links(prod)(html) && !isOf(prod)(address),
      mayCost: (html, address) => isOf(prod)(address) || listsOf([prod])(html, address),
      make: () => move(site, 'prods', prod, 'archive'),
      isNew: (html, address) => !links(prod)(html) && (address !== '/' || counted.test(html)),
    };
  },
  'the name of a lecturer': async (site) => {
    const { lecturer_ids } = await listedProd(site);
    const lecturer = await firstOf<{ name: string }>(site, 'lecturers', { id: [lecturer_ids[0]] });
    const prods = await publishedProds(site, (prod) => prod.lecturer_ids.includes(lecturer.id));
    return { ...renaming(site, 'lecturers', lecturer, 'name'), mayCost: listsOf(prods) };
  },
  'the name of a city': async (site) => {
    const path = site.addresses.find((address) => address.startsWith('/lecturers/'));
    const lecturer = await firstOf(site, 'lecturers', { q: path?.split('/').at(-1) });
    const city = await firstOf<{ name: string }>(site, 'cities');
    const prods = await publishedProds(site, (prod) => prod.city_id === city.id);
    const fresh = `${city.name} (новый)`;
    return {
      prepare: () => put(site, 'lecturers', lecturer, { city_id: city.id }),
      isShownBy: (_html, address) => address === path,
      mayCost: (html, address) => prods.some((prod) => isOf(prod)(address)) || listsOf(prods)(html, address),
      make: () => put(site, 'cities', city, { name: fresh }),
      isNew: says(fresh),
    };
  },
  'the name of a centre': async (site) => {
    const { center_id } = await listedProd(site);
    const center = await firstOf<{ name: string }>(site, 'centers', { id: [center_id] });
    const prods = await publishedProds(site, (prod) => prod.center_id === center.id);
    return { ...renaming(site, 'centers', center, 'name'), mayCost: listsOf(prods) };
  },
  'a review': async (site) => {
    const prods = await publishedProds(site, isRead(site));
    const prod_id = prods.map(({ id }) => id);
    const review = await firstOf<{ text: string; prod_id: number }>(site, 'reviews', {
      status: 'CREATED',
      prod_id,
    });
    const prod = await firstOf<Prod>(site, 'prods', { id: [review.prod_id] });
    return {
      isShownBy: (_html, address) => isOf(prod)(address),
      mayCost: (html, address) => address.startsWith('/lecturers/') || listsOf([prod])(html, address),
      make: () => move(site, 'reviews', review, 'confirm'),
      isNew: says(review.text.slice(0, 40)),
    };
  },
};

function publishedProds(site: Site, isWanted: (prod: Prod) => boolean): Promise<Prod[]> {
  const filter = encodeURIComponent('{"status":"CONFIRMED"}');
  return site
    .staff<Prod[]>('GET', `/prods?filter=${filter}&range=[0,499]&sort=["id","ASC"]`)
    .then((prods) => prods.filter(isWanted));
}

/** A course that the search shows among the first, and that has a lecturer. */
async function listedProd(site: Site): Promise<Prod> {
  const search = await site.read('/search');
  const isListed = (prod: Prod) => links(prod)(search) && prod.lecturer_ids.length > 0;
  const [prod] = await publishedProds(site, (each) => isListed(each) && isRead(site)(each));
  if (prod === undefined) throw new Error('The search shows none of the courses');
  return prod;
}

/** The page of the course itself. */
const isOf =
  ({ id }: Row) =>
  (address: string) =>
    address.startsWith('/prods/') && address.endsWith(`-${id}`);

const isRead =
  ({ addresses }: Site) =>
  (prod: Row) =>
    addresses.some(isOf(prod));

const links =
  ({ id }: Row) =>
  (html: string) =>
    new RegExp(`href="/prods/[^"]*-${id}"`).test(html);

/** Lists count and order their members, shown or not; and a page with the card of one is rendered again with it. */
function listsOf(prods: readonly Prod[]): NonNullable<Change['mayCost']> {
  const sections = [...categories, ...formatPages].filter((section) =>
    prods.some((prod) =>
      'type' in section ? prod.type === section.type : prod.categories.includes(section.id),
    ),
  );
  const addresses = [
    '/',
    '/search',
    '/search?sortDate=asc',
    '/lecturers',
    ...sections.map(({ url }) => `/${url}`),
  ];
  // An article names courses of its category that come soon.
  return (html, address) =>
    addresses.includes(address) ||
    address.startsWith('/articles/') ||
    prods.some((prod) => links(prod)(html));
}
