import type { Site } from './site.ts';

interface Row {
  id: number;
  name: string;
  text: string;
  header: string;
  h1: string;
  title: string;
  path: string;
  prod_id: number;
}

export interface Change {
  what: string;
  /** Text by which the pages that show it are known; all of them if it is shown nowhere yet. */
  shownBy(html: string): boolean;
  /** Resolves when the server has answered that it is done. */
  make(): Promise<unknown>;
  isNew(html: string): boolean;
}

const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
const says = (text: string) => (html: string) => html.includes(text) || html.includes(encoded(text));

/** One change of each kind that a visitor may see. */
export async function changesOf(site: Site): Promise<Change[]> {
  const one = async (resource: string, filter: object = {}) => {
    const [row] = await site.staff<Row[]>(
      'GET',
      `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]`,
    );
    if (row === undefined) throw new Error(`There is nothing among ${resource}`);
    return row;
  };
  const put = (resource: string, { id }: Row, data: object) => site.staff('PUT', `/${resource}/${id}`, data);
  const renamed = (what: string, resource: string, row: Row, field: 'name' | 'title' | 'header'): Change => {
    const fresh = `${row[field]} (новое)`;
    return {
      what,
      shownBy: says(row[field]),
      make: () => put(resource, row, { [field]: fresh }),
      isNew: says(fresh),
    };
  };
  const listed = await ofTheSearch(site);
  const prod = await one('prods', { id: [listed.id] });
  const review = await one('reviews', { status: 'CREATED' });
  const page = await one('pages', { q: '/bonus' });
  return [
    renamed('name of a course', 'prods', prod, 'name'),
    {
      what: 'price of a course',
      shownBy: (html) => html.includes(`-${prod.id}"`) && html.includes('₽'),
      make: () => put('prods', prod, { price: 77_701, prices: [] }),
      isNew: (html) => html.includes('77 701'),
    },
    renamed('name of a lecturer', 'lecturers', await one('lecturers', { id: [listed.lecturer] }), 'name'),
    renamed('name of a centre', 'centers', await one('centers', { id: [listed.center] }), 'name'),
    renamed('title of an article', 'articles', await one('articles', { status: 'CONFIRMED' }), 'title'),
    {
      what: 'a review published',
      shownBy: (html) => html.includes(`-${review.prod_id}.ics`),
      make: () => site.staff('POST', `/reviews/${review.id}/confirm`, {}),
      isNew: says(review.text.slice(0, 40)),
    },
    {
      what: 'a page published',
      shownBy: says(page.h1),
      make: async () => {
        await put('pages', page, { h1: `${page.h1} (новое)` });
        await site.staff('POST', `/pages/${page.id}/publish`, {});
      },
      isNew: says(`${page.h1} (новое)`),
    },
    renamed(
      'the strip, which is on every page',
      'top_strip',
      await one('top_strip', { status: 'CONFIRMED' }),
      'header',
    ),
  ];
}

/** A course that lists show, with who teaches it and where. */
async function ofTheSearch(site: Site): Promise<{ id: number; lecturer: number; center: number }> {
  const rows = await site.staff<{ id: number; lecturer_ids: number[]; center_id: number; status: string }[]>(
    'GET',
    `/prods?filter=${encodeURIComponent('{"status":"CONFIRMED"}')}&range=[0,99]&sort=["id","ASC"]`,
  );
  const search = await site.html('/search');
  const found = rows.find(({ id, lecturer_ids }) => search.includes(`-${id}"`) && lecturer_ids.length > 0);
  if (found === undefined) throw new Error('The search shows none of the first courses');
  return { id: found.id, lecturer: found.lecturer_ids[0] ?? 0, center: found.center_id };
}
