import type { ResourceDefinition } from '../kit/resource/definition.ts';
import { accountingDocs } from './accounting_docs/index.ts';
import { articles } from './articles/index.ts';
import { auditLog } from './audit_log/index.ts';
import { bankImports } from './bank_imports/index.ts';
import { bannerCampaigns } from './banner_campaigns/index.ts';
import { bonusAccounts } from './bonus_accounts/index.ts';
import { centerRequisites } from './center_requisites/index.ts';
import { centers } from './centers/index.ts';
import { categories, cities, specializations } from './dictionaries/index.ts';
import { directorQuestions } from './director_questions/index.ts';
import { documents } from './documents/index.ts';
import { giftOrders } from './gift_orders/index.ts';
import { gifts } from './gifts/index.ts';
import { imports } from './imports/index.ts';
import { individuals } from './individuals/index.ts';
import { invoices } from './invoices/index.ts';
import { lecturers } from './lecturers/index.ts';
import { legalRequests } from './legal_requests/index.ts';
import { legalScales } from './legal_scales/index.ts';
import { legalUsers } from './legal_users/index.ts';
import { managerRequests } from './manager_requests/index.ts';
import { marketingBalances } from './marketing_balances/index.ts';
import { metaFaults } from './meta_faults/index.ts';
import { orders } from './orders/index.ts';
import { outbox } from './outbox/index.ts';
import { pageMetas } from './page_metas/index.ts';
import { pages } from './pages/index.ts';
import { participants } from './participants/index.ts';
import { payments } from './payments/index.ts';
import { payouts } from './payouts/index.ts';
import { pinnings } from './pinnings/index.ts';
import { prods } from './prods/index.ts';
import { promoCodes } from './promo_codes/index.ts';
import { redirects } from './redirects/index.ts';
import { refunds } from './refunds/index.ts';
import { reviews } from './reviews/index.ts';
import { searchReport, synonyms } from './search/index.ts';
import { settings } from './settings/index.ts';
import { studentDocuments } from './student_documents/index.ts';
import { topStrip } from './top_strip/index.ts';
import { users } from './users/index.ts';
import { vouchers } from './vouchers/index.ts';
import { waitlist } from './waitlist/index.ts';

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
