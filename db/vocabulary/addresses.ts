import type { IndividualSection, LegalSection, PartnerSection } from './edge/cabinetSections.ts';

/** Every address of the site, for its pages, letters, feeds and the back-office. Addresses of the API are not here. */
export const paths = {
  home: '/',
  search: '/search',
  lecturers: '/lecturers',
  articles: '/articles',
  about: '/o-nas',
  contacts: '/contacts',
  bonus: '/bonus',
  documents: '/docs',
  paymentRules: '/pravila-oplaty',
  policy: '/policy',
  consent: '/consent',
  basket: '/basket',
  compare: '/compare',
  booking: '/payment/order',
  voucher: '/voucher',
  companyRequest: '/legal-request',
  login: '/login',
  /** The token is the fragment, which browsers do not send. */
  recovery: '/login/recovery',
  /** The token is the fragment, which browsers do not send. */
  proveEmail: '/login/email',
  register: '/partner/register',
  partnerHome: '/partner/centers',
  partnerCourseImport: '/partner/courses/import',
  lkHome: '/lk',
  lkLessons: '/lk/lessons',
  lkArticles: '/lk/articles',
  /** The token is the fragment, which browsers do not send. */
  lecturerInvitation: '/lk/invitation',
  relatedPromotions: '/lk/merchants/related-promotions',
  merchantAdvertising: '/lk/merchants/advertising',
  clinicRequests: '/lk/clinics/requests',
  legalEntry: '/legal/auth',
  legalHome: '/legal',
  /** The token is the fragment, which browsers do not send. */
  memberInvitation: '/legal/invitation',
  individualEntry: '/individuals/auth',
  individualHome: '/individuals',
  backOffice: '/adm',
  nextBackOffice: '/adm-next',
  /** The token is the fragment, which browsers do not send. */
  centerMembership: '/partner/invitation',
  /** The token is the fragment, which browsers do not send. */
  staffInvitation: '/adm/invitation',
  gone: '/gone',
  notFound: '/404',
  sandboxBank: '/payment/bank',
} as const;

/** Pages below these have an address each. */
export const below = {
  prods: '/prods/',
  lecturers: '/lecturers/',
  centers: '/centers/',
  articles: '/articles/',
  addedPages: '/info/',
  certificates: '/certificates/',
  collections: '/r/',
  previews: '/preview/',
  orders: '/payment/',
  waitlist: '/payment/waitlist/',
  lessons: '/payment/lesson/',
  follows: '/follows/',
  reviewLetters: '/review-letters/',
  centerLetters: '/center-letters/',
  mailing: '/mailing/',
  partnerConsents: '/partner-consents/',
  partnerBonuses: '/partner-bonuses/',
  vouchers: '/payment/voucher/',
  companyRequests: '/legal-request/',
  seatCodes: '/legal-request/seat/',
  centerInvitations: '/partner/r/',
  partnerCourses: '/partner/courses/',
  lkArticles: '/lk/articles/',
  partner: '/partner/',
} as const;

/** Files for robots and aggregators. Sitemaps are split by kind, and by number where a kind has many addresses. */
export const feedPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  courses: '/rss/courses.xml',
  articles: '/rss/articles.xml',
  yml: '/yml.xml',
} as const;
export const sitemapPartPath = (kind: string, number: number) => `/sitemap-${kind}-${number}.xml`;

export const prodPath = ({ id, slug }: { id: number; slug: string }) => `${below.prods}${slug}-${id}`;
export const articlePath = ({ id, slug }: { id: number; slug: string }) => `${below.articles}${slug}-${id}`;
export const centerPath = ({ slug }: { slug: string }) => `${below.centers}${slug}`;
export const lecturerPath = ({ sef }: { sef: string }) => `${below.lecturers}${sef}`;
/** Of a category or a format. */
export const sectionPath = ({ url }: { url: string }) => `/${url}`;

export const searchPath = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`;
export const comparePath = (ids: readonly number[]) => `${paths.compare}?ids=${ids.join()}`;
export const articlesOfCategory = (id: number) => `${paths.articles}?category=${id}`;
export const articlesOfTag = (slug: string) => `${paths.articles}?tag=${slug}`;

export function lecturersPage(page: number, chosen: { name?: string; letter?: string | null } = {}): string {
  const { name, letter } = chosen;
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(letter && { letter }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.lecturers}?${query}` : paths.lecturers;
}
export const lecturersAt = (letter: string) => lecturersPage(1, { letter });

export const bookingPath = (ids: readonly number[]) => `${paths.booking}?prods=${ids.join()}`;
export const companyRequestFor = (id: number) => `${paths.companyRequest}?prod=${id}`;

export const individualSection = (section: IndividualSection) => `${paths.individualHome}/${section}`;
export const legalSection = (section: LegalSection) => `${paths.legalHome}/${section}`;
/** The editor of a course in its centre's cabinet, at a field if one is named. */
export const partnerCoursePath = (id: number, field?: string) =>
  `${below.partnerCourses}${id}${field ? `#${field}` : ''}`;

export const partnerSection = (section: PartnerSection) => `${below.partner}${section}`;
/** Where a visitor asks for a bonus that stands beside a course. */
export const partnerBonusPath = (promotion_id: number, prod_id: number) =>
  `${below.partnerBonuses}${promotion_id}-${prod_id}`;

/** A page of the back-office, by its address there. */
export const backOfficePath = (path: string) => `${paths.backOffice}${path}`;

// Behind a link: its last part is the secret that opens the page.
export const orderPath = (token: string) => `${below.orders}${token}`;
export const followPath = (token: string) => `${below.follows}${token}`;
export const reviewLettersPath = (token: string) => `${below.reviewLetters}${token}`;
export const centerLettersPath = (token: string) => `${below.centerLetters}${token}`;
export const mailingPath = (token: string) => `${below.mailing}${token}`;
export const partnerConsentPath = (token: string) => `${below.partnerConsents}${token}`;
export const waitlistPath = (token: string) => `${below.waitlist}${token}`;
export const lessonPath = (token: string) => `${below.lessons}${token}`;
export const voucherPath = (token: string) => `${below.vouchers}${token}`;
export const companyRequestPath = (token: string) => `${below.companyRequests}${token}`;
export const seatCodePath = (code: string) => `${below.seatCodes}${code}`;
export const centerInvitationPath = (code: string) => `${below.centerInvitations}${code}`;
export const collectionPath = (code: string) => `${below.collections}${code}`;
export const certificatePath = (code: string) => `${below.certificates}${code}`;
export const previewPath = (token: string) => `${below.previews}${token}`;

/** The id of `/prods/{slug}-{id}` follows the last dash; null when there is none. */
export function prodIdOf(address: string): number | null {
  const tail = address.slice(address.lastIndexOf('-') + 1);
  return /^[1-9]\d{0,9}$/.test(tail) ? Number(tail) : null;
}
/** The same of `/articles/{slug}-{id}`; a number no article can have is none. */
export function articleIdOf(address: string): number | null {
  const id = prodIdOf(address);
  return id === null || id > 2_147_483_647 ? null : id;
}
