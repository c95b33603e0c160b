import type { ResourceDefinition } from '../kit/resource/definition.ts';
import { bannerCampaigns } from './advertising/banner_campaigns/index.ts';
import { marketingBalances } from './advertising/marketing_balances/index.ts';
import { pinnings } from './advertising/pinnings/index.ts';
import { topStrip } from './advertising/top_strip/index.ts';
import { centers } from './catalog/centers/index.ts';
import { categories, cities, specializations } from './catalog/dictionaries/index.ts';
import { lecturers } from './catalog/lecturers/index.ts';
import { prods } from './catalog/prods/index.ts';
import { reviews } from './catalog/reviews/index.ts';
import { searchReport, synonyms } from './catalog/search/index.ts';
import { articles } from './content/articles/index.ts';
import { directorQuestions } from './content/director_questions/index.ts';
import { documents } from './content/documents/index.ts';
import { managerRequests } from './content/manager_requests/index.ts';
import { metaFaults } from './content/meta_faults/index.ts';
import { pageMetas } from './content/page_metas/index.ts';
import { pages } from './content/pages/index.ts';
import { redirects } from './content/redirects/index.ts';
import { settings } from './content/settings/index.ts';
import { individuals } from './identity/individuals/index.ts';
import { users } from './identity/users/index.ts';
import { bonusAccounts } from './loyalty/bonus_accounts/index.ts';
import { giftOrders } from './loyalty/gift_orders/index.ts';
import { gifts } from './loyalty/gifts/index.ts';
import { legalScales } from './loyalty/legal_scales/index.ts';
import { promoCodes } from './loyalty/promo_codes/index.ts';
import { vouchers } from './loyalty/vouchers/index.ts';
import { accountingDocs } from './money/accounting_docs/index.ts';
import { bankImports } from './money/bank_imports/index.ts';
import { centerRequisites } from './money/center_requisites/index.ts';
import { invoices } from './money/invoices/index.ts';
import { payments } from './money/payments/index.ts';
import { payouts } from './money/payouts/index.ts';
import { refunds } from './money/refunds/index.ts';
import { legalRequests } from './sales/legal_requests/index.ts';
import { legalUsers } from './sales/legal_users/index.ts';
import { orders } from './sales/orders/index.ts';
import { participants } from './sales/participants/index.ts';
import { studentDocuments } from './sales/student_documents/index.ts';
import { waitlist } from './sales/waitlist/index.ts';
import { auditLog } from './tools/audit_log/index.ts';
import { imports } from './tools/imports/index.ts';
import { outbox } from './tools/outbox/index.ts';

/** Every entity of the back-office, in the order of the menu. */
export const definitions: readonly ResourceDefinition[] = [
  managerRequests,
  directorQuestions,
  reviews,
  orders,
  participants,
  studentDocuments,
  waitlist,
  legalRequests,
  individuals,
  legalUsers,
  invoices,
  payments,
  refunds,
  accountingDocs,
  bankImports,
  payouts,
  marketingBalances,
  bonusAccounts,
  promoCodes,
  legalScales,
  gifts,
  giftOrders,
  vouchers,
  prods,
  lecturers,
  centers,
  centerRequisites,
  pages,
  documents,
  pageMetas,
  metaFaults,
  redirects,
  articles,
  bannerCampaigns,
  pinnings,
  topStrip,
  users,
  cities,
  categories,
  specializations,
  searchReport,
  synonyms,
  settings,
  imports,
  outbox,
  auditLog,
];

export const definitionOf = (name: string): ResourceDefinition | undefined =>
  definitions.find((each) => each.name === name);
