export { articlePath, lecturerPath, prodPath, searchPath } from '@odonta/db/vocabulary/addresses.ts';

import type {
  IndividualSection,
  LegalSection,
  PartnerSection,
} from '@odonta/db/vocabulary/edge/cabinetSections.ts';
import { feedPaths } from '@odonta/db/vocabulary/edge/feeds.ts';
import {
  legalRequestLink,
  legalRequestPage,
} from '@odonta/db/vocabulary/sales/companies/legalRequestAddresses.ts';

export function lecturersPage(page: number, chosen: { name?: string; letter?: string | null } = {}): string {
  const { name, letter } = chosen;
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(letter && { letter }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/lecturers?${query}` : '/lecturers';
}
export const lecturersAt = (letter: string) => lecturersPage(1, { letter });

export const articlesOfCategory = (id: number) => `/articles?category=${id}`;
export const articlesOfTag = (slug: string) => `/articles?tag=${slug}`;

export const paths = {
  home: '/',
  search: '/search',
  lecturers: '/lecturers',
  articles: '/articles',
  articlesRss: feedPaths.articles,
  about: '/o-nas',
  contacts: '/contacts',
  bonus: '/bonus',
  voucher: '/voucher',
  policy: '/policy',
  basket: '/basket',
  compare: '/compare',
  consent: '/consent',
  participantsTemplate: '/api/pay/participants/template',
  payment: '/pravila-oplaty',
  documents: '/docs',
  login: '/login',
  recovery: '/login/recovery',
  proveEmail: '/login/email',
  register: '/partner/register',
  partnerHome: '/partner/centers',
  lkHome: '/lk',
  companyRequest: legalRequestPage,
  legalEntry: '/legal/auth',
  legalHome: '/legal',
  individualEntry: '/individuals/auth',
  individualHome: '/individuals',
  backOffice: '/adm',
} as const;

export const individualSection = (section: IndividualSection) => `${paths.individualHome}/${section}`;
export const legalSection = (section: LegalSection) => `${paths.legalHome}/${section}`;
export const partnerSection = (section: PartnerSection) => `/partner/${section}`;
export const bookingPath = (ids: readonly number[]) => `/payment/order?prods=${ids.join()}`;
export const orderPath = (token: string) => `/payment/${token}`;
/** All tickets of an order as a PDF. */
export const ticketsPath = (token: string) => `/api/orders/${token}/tickets.pdf`;
export const companyRequestFor = (id: number) => `${legalRequestPage}?prod=${id}`;
export const companyRequestPath = (token: string) => legalRequestLink({ token });
export const voucherPath = (token: string) => `/payment/voucher/${token}`;
export const entryPath = (token: string) => `/payment/waitlist/${token}`;

export const sectionPath = ({ url }: { url: string }) => `/${url}`;
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
export const mailLink = (email: string) => `mailto:${email}`;

export const comparePath = (ids: readonly number[]) => `${paths.compare}?ids=${ids.join()}`;
