import { collectionPath } from '../advertising/collections/collection.ts';
import { categories, formatPages } from '../catalog/categories.ts';
import { centerInvitationPath } from '../catalog/centerInvitations.ts';
import { addedPagesBelow, contentPages, contentPaths } from '../content/pages.ts';
import { memberInvitationPage } from '../identity/secrets.ts';
import {
  legalRequestLink,
  legalRequestPage,
  seatCodeLink,
} from '../sales/companies/legalRequestAddresses.ts';
import { cabinetPaths } from './cabinetSections.ts';
import { isFeed } from './feeds.ts';
import { previewsBelow } from './previews.ts';
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

/** Pages below these have an address each: `/prods/{slug}-{id}`, `/lecturers/{sef}`, `/articles/{slug}-{id}`, and those of drafts. */
const ownPages: readonly (readonly [prefix: string, query: readonly string[]])[] = [
  ['/prods/', none],
  ['/lecturers/', ['page']],
  ['/articles/', none],
  [addedPagesBelow, none],
  [previewsBelow, none],
  ['/certificates/', none],
];

/** Opened by who holds the link: collections, invitations, orders, places in line, requests of companies and places of them. */
const secretPages = [
  collectionPath(''),
  centerInvitationPath(''),
  '/payment/',
  '/payment/waitlist/',
  '/payment/voucher/',
  legalRequestLink({ token: '' }),
  seatCodeLink({ code: '' }),
];

const pageQueries = new Map<string, readonly string[]>([
  ['/', none],
  ['/basket', none],
  ['/voucher', none],
  ['/404', none],
  ...[
    '/login',
    '/login/email',
    '/login/recovery',
    '/partner/centers',
    '/partner/register',
    '/lk',
    '/lk/merchants/related-promotions',
    '/lk/clinics/requests',
    '/legal',
    '/legal/auth',
    memberInvitationPage,
    '/individuals',
    '/individuals/auth',
    ...cabinetPaths,
  ].map((path) => [path, none] as const),
  ...contentPaths.map((path) => [path, contentPages[path].is_legal ? ['version'] : none] as const),
  ['/lecturers', ['name', 'letter', 'page']],
  ['/articles', ['category', 'tag', 'page']],
  ['/compare', ['ids']],
  ['/payment/order', ['prods']],
  [legalRequestPage, ['prod']],
  ['/search', catalogParameters],
  ...categories.map(({ url }) => [`/${url}`, without('category')] as const),
  ...formatPages.map(({ url }) => [`/${url}`, without('type')] as const),
]);
