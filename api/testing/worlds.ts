import { randomUUID } from 'node:crypto';
import { Document, type OrderParticipant, PageMeta, Redirect, Setting } from '@odonta/db/models';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import {
  buildArticle,
  buildCategory,
  buildCenter,
  buildCity,
  buildDirectorQuestion,
  buildIndividual,
  buildLecturer,
  buildLegalUser,
  buildManagerRequest,
  buildPinning,
  buildProd,
  buildReview,
  buildSpecialization,
  buildSynonyms,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { buildImport } from '@odonta/db/testing/importFactories.ts';
import {
  buildBonusAccount,
  buildGift,
  buildGiftOrder,
  buildLegalScale,
  buildPromoCode,
  buildVoucher,
} from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPage } from '@odonta/db/testing/pages.ts';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { buildPayout } from '@odonta/db/testing/payoutFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { buildBanner, buildTopStrip } from '@odonta/db/testing/siteFactories.ts';
import { buildStudentDocument } from '@odonta/db/testing/studentFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { pinnedAtMost } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { addedPath, contentPaths } from '@odonta/db/vocabulary/content/pages.ts';
import type { Model } from 'sequelize';

/** That of contacts holds facts besides. */
const plainPaths = contentPaths.filter((path) => path !== '/contacts');
const counter = () => {
  let last = 0;
  return () => last++;
};
/** There are so many pages, and so many places of a week. */
const [page, pinning, word, address, setting] = [counter(), counter(), counter(), counter(), counter()];

/** One row of each resource that staff write, with whatever it needs around it; asked again, another one. */
export const worlds: Record<string, () => Promise<Model & { id: number }>> = {
  prods: buildProd,
  invoices: () => buildInvoice(),
  manager_requests: buildManagerRequest,
  director_questions: buildDirectorQuestion,
  lecturers: buildLecturer,
  centers: buildCenter,
  orders: () => buildOrder(),
  participants: async () => (await buildOrder()).participants[0] as OrderParticipant,
  imports: () => buildImport(),
  student_documents: () => buildStudentDocument(),
  individuals: buildIndividual,
  legal_users: buildLegalUser,
  users: buildUser,
  cities: buildCity,
  categories: buildCategory,
  specializations: buildSpecialization,
  synonyms: () => {
    const number = word();
    return buildSynonyms(`имплант ${number}`, `имплантат ${number}`);
  },
  articles: buildArticle,
  reviews: buildReview,
  banner_campaigns: buildBanner,
  pinnings: async () =>
    buildPinning({ prod_id: (await buildProd()).id, number: 1 + (pinning() % pinnedAtMost) }),
  bonus_accounts: buildBonusAccount,
  promo_codes: buildPromoCode,
  legal_scales: () => buildLegalScale(),
  gifts: () => buildGift(),
  gift_orders: () => buildGiftOrder(),
  vouchers: () => buildVoucher(),
  marketing_balances: () => buildMarketingBalance(),
  top_strip: buildTopStrip,
  payouts: buildPayout,
  pages: () => buildPage({ path: plainPaths[page() % plainPaths.length] }),
  settings: () => Setting.create({ key: `test_${setting()}`, label: 'Настройка', is_on: true }),
  page_metas: async () => {
    const prod = await buildProd();
    return PageMeta.create({ path: prodPath(prod), title: 'Свой заголовок' });
  },
  documents: () => Document.create({ title: 'Договор', filename: randomUUID(), size: 1 }),
  payments: () => buildPayment(),
  refunds: () => buildRefund(),
  redirects: () => Redirect.create({ from_path: `/staroe-${address()}`, to_path: '/novoe' }),
  waitlist: buildWaitlistEntry,
  legal_requests: buildLegalRequest,
};

/** Rows that may be deleted, where one of `worlds` may not. */
export const deletable: typeof worlds = {
  ...worlds,
  gift_orders: () => buildGiftOrder({ status: 'CANCELED' }),
  student_documents: () => buildStudentDocument({ status: 'CONFIRMED' }),
  pages: () => buildPage({ path: addedPath(`stranica-${address()}`) }),
};
