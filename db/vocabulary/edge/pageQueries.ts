import { below, individualSection, legalSection, partnerSection, paths, sectionPath } from '../addresses.ts';
import { categories, formatPages } from '../catalog/categories.ts';
import { contentPages, contentPaths } from '../content/pages.ts';
import { individualSections, legalSections, partnerSections } from './cabinetSections.ts';
import { isFeed } from './feeds.ts';
import { isSecret } from './secretAddresses.ts';

/**
 * The query parameters of the catalogue's addresses, named as in `GET /prods/search` but for `q` and `page`.
 * Several values of one stand comma separated or repeated, as a plain form sends them; days may be written as days.
 */
export const catalogParameters = [
  'q',
  'city',
  'lecturer',
  'lecturerSef',
  'type',
  'category',
  'degree',
  'services',
  'priceType',
  'priceMin',
  'priceMax',
  'group',
  'dateStart',
  'dateEnd',
  'duration',
  'isOnlyRecord',
  'isRelatedPromotion',
  'isPartnerBonusPromo',
  'disablePromotion',
  'past',
  'exact',
  'sortPrice',
  'sortDate',
  'view',
  'month',
  'page',
] as const;
export type CatalogParameter = (typeof catalogParameters)[number];

/** The query parameters that the page at this path reads; null where no cached page exists. */
export function queryOfPage(path: string): readonly string[] | null {
  const known = pageQueries.get(path);
  if (known) return known;
  if (isFeed(path)) return none;
  if (secretPages.some((prefix) => path.startsWith(prefix) && isSecret(path.slice(prefix.length))))
    return none;
  const own = ownPages.find(
    ([prefix]) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/') && path !== prefix,
  );
  return own?.[1] ?? null;
}

const none: readonly string[] = [];
const without = (name: CatalogParameter) => catalogParameters.filter((parameter) => parameter !== name);

/** Pages below these have an address each: `/prods/{slug}-{id}`, `/lecturers/{sef}`, `/articles/{slug}-{id}`, those of drafts, `/partner-bonuses/{bonus}-{course}`. */
const ownPages: readonly (readonly [prefix: string, query: readonly string[]])[] = [
  [below.prods, none],
  [below.lecturers, ['page']],
  [below.centers, ['page']],
  [below.articles, none],
  [below.addedPages, none],
  [below.previews, none],
  [below.certificates, none],
  [below.partnerBonuses, none],
  [below.partnerCourses, none],
  [below.lkArticles, none],
];

/** Opened by who holds the link: collections, invitations, orders, places in line, lessons, followed searches, letters about reviews and of centres, mailings, requests of companies and places of them. */
const secretPages = [
  below.collections,
  below.centerInvitations,
  below.orders,
  below.waitlist,
  below.lessons,
  below.follows,
  below.reviewLetters,
  below.centerLetters,
  below.mailing,
  below.partnerConsents,
  below.vouchers,
  below.companyRequests,
  below.seatCodes,
];

const namesOf = <Sections extends object>(sections: Sections) => Object.keys(sections) as (keyof Sections)[];

const pageQueries = new Map<string, readonly string[]>([
  ...[
    paths.home,
    paths.basket,
    paths.voucher,
    paths.notFound,
    paths.login,
    paths.proveEmail,
    paths.recovery,
    paths.partnerHome,
    paths.partnerCourseImport,
    paths.register,
    paths.lkHome,
    paths.lkLessons,
    paths.lkArticles,
    paths.lecturerInvitation,
    paths.relatedPromotions,
    paths.merchantAdvertising,
    paths.clinicRequests,
    paths.legalHome,
    paths.legalEntry,
    paths.memberInvitation,
    paths.centerMembership,
    paths.individualHome,
    paths.individualEntry,
    ...namesOf(individualSections).map(individualSection),
    ...namesOf(legalSections).map(legalSection),
    ...namesOf(partnerSections).map(partnerSection),
  ].map((path) => [path, none] as const),
  ...contentPaths.map((path) => [path, contentPages[path].is_legal ? ['version'] : none] as const),
  [paths.lecturers, ['name', 'letter', 'page']],
  [paths.articles, ['category', 'tag', 'page']],
  [paths.compare, ['ids']],
  [paths.booking, ['prods']],
  [paths.companyRequest, ['prod']],
  [paths.search, catalogParameters],
  ...categories.map((category) => [sectionPath(category), without('category')] as const),
  ...formatPages.map((format) => [sectionPath(format), without('type')] as const),
]);
