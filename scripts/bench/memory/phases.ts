import { resources } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import { bookAndPrint, coursesOf, openPicture, siteMap } from './calls.ts';
import { forEach, type Visitors } from './visitors.ts';

export type Phase = (visitors: Visitors, scale: number) => Promise<void>;

const upTo = (count: number) => Array.from({ length: Math.ceil(count) }, (_, index) => index);

/** The requests to a node, in this order, as visitors and staff make them. */
export const phases: Readonly<Record<string, Phase>> = {
  /** Every page of the site map, in each coding. */
  async pages(visitors) {
    const addresses = await siteMap(visitors);
    for (const coding of ['br', 'gzip', 'identity'])
      await forEach(addresses, 16, (path) => visitors.ask(path, { headers: { 'accept-encoding': coding } }));
  },
  /** The lists of the back-office, page by page. */
  async lists(visitors, scale) {
    const names = Object.keys(resources);
    for (const page of upTo(6 * scale))
      await forEach(names, 8, (name) =>
        visitors.staff(`/api/adm/${name}?range=${JSON.stringify([page * 50, page * 50 + 99])}`),
      );
  },
  /** Long answers to questions never asked before. */
  searches: (visitors, scale) =>
    forEach(upTo(2000 * scale), 16, (at) => {
      const query = encodeURIComponent(['имплантация', 'виниры', 'гигиена', ''][at % 4] ?? '');
      return visitors.ask(`/api/prods/search?query=${query}&limit=100&priceMin=${at}`);
    }),
  /** Pages of search results, each another one. */
  searchPages: (visitors, scale) =>
    forEach(upTo(400 * scale), 16, (at) => visitors.ask(`/search?priceMin=${at}&priceMax=${90_000 + at}`)),
  notFound: (visitors, scale) =>
    forEach(upTo(1000 * scale), 16, (at) => visitors.ask(`/prods/none-${1_000_000 + at}`)),
  /** Bookings by invoice, with the invoice as a PDF. */
  async bookings(visitors, scale) {
    const courses = await coursesOf(visitors);
    await forEach(upTo(100 * scale), 8, (at) =>
      bookAndPrint(visitors, courses[at % courses.length] ?? 0, at),
    );
  },
  /** The pictures that courses are shared with, drawn for the first time. */
  async pictures(visitors, scale) {
    const courses = (await siteMap(visitors)).filter((path) => path.startsWith('/prods/'));
    await forEach(courses.slice(0, 60 * scale), 4, (path) => openPicture(visitors, path));
  },
  /** Nothing, for a while. */
  rest: () => new Promise((resolve) => setTimeout(resolve, 20_000)),
};
