import type { AnyResource } from './kit/resource.ts';
import { accountingDocsForStaff } from './resources/accounting_docs/accountingDocs.staff.ts';
import { articlesForStaff } from './resources/articles/articles.staff.ts';
import { auditLogForStaff } from './resources/audit_log/auditLog.staff.ts';
import { bankImportsForStaff } from './resources/bank_imports/bankImports.staff.ts';
import { bannerCampaignsForStaff } from './resources/banner_campaigns/bannerCampaigns.staff.ts';
import { bonusAccountsForStaff } from './resources/bonus_accounts/bonusAccounts.staff.ts';
import { centerRequisitesForStaff } from './resources/center_requisites/centerRequisites.staff.ts';
import { centersForStaff } from './resources/centers/centers.staff.ts';
import {
  categoriesForStaff,
  citiesForStaff,
  specializationsForStaff,
} from './resources/dictionaries/dictionaries.staff.ts';
import { directorQuestionsForStaff } from './resources/director_questions/directorQuestions.staff.ts';
import { documentsForStaff } from './resources/documents/documents.staff.ts';
import { giftOrdersForStaff } from './resources/gift_orders/giftOrders.staff.ts';
import { giftsForStaff } from './resources/gifts/gifts.staff.ts';
import { individualsForStaff } from './resources/individuals/individuals.staff.ts';
import { invoicesForStaff } from './resources/invoices/invoices.staff.ts';
import { lecturersForStaff } from './resources/lecturers/lecturers.staff.ts';
import { legalRequestsForStaff } from './resources/legal_requests/legalRequests.staff.ts';
import { legalScalesForStaff } from './resources/legal_scales/legalScales.staff.ts';
import { legalUsersForStaff } from './resources/legal_users/legalUsers.staff.ts';
import { managerRequestsForStaff } from './resources/manager_requests/managerRequests.staff.ts';
import { marketingBalancesForStaff } from './resources/marketing_balances/marketingBalances.staff.ts';
import { metaFaultsForStaff } from './resources/meta_faults/metaFaults.staff.ts';
import { ordersForStaff } from './resources/orders/orders.staff.ts';
import { outboxForStaff } from './resources/outbox/outbox.staff.ts';
import { pageMetasForStaff } from './resources/page_metas/pageMetas.staff.ts';
import { pagesForStaff, pageVersionsForStaff } from './resources/pages/pages.staff.ts';
import { participantsForStaff } from './resources/participants/participants.staff.ts';
import { paymentsForStaff } from './resources/payments/payments.staff.ts';
import { payoutsForStaff } from './resources/payouts/payouts.staff.ts';
import { pinningsForStaff } from './resources/pinnings/pinnings.staff.ts';
import { prodsForStaff } from './resources/prods/prods.staff.ts';
import { promoCodesForStaff } from './resources/promo_codes/promoCodes.staff.ts';
import { redirectsForStaff } from './resources/redirects/redirects.staff.ts';
import { refundsForStaff } from './resources/refunds/refunds.staff.ts';
import { reviewsForStaff } from './resources/reviews/reviews.staff.ts';
import { searchReportForStaff } from './resources/search_report/searchReport.staff.ts';
import { settingsForStaff } from './resources/settings/settings.staff.ts';
import { studentDocumentsForStaff } from './resources/student_documents/studentDocuments.staff.ts';
import { synonymsForStaff } from './resources/synonyms/synonyms.staff.ts';
import { topStripForStaff } from './resources/top_strip/topStrip.staff.ts';
import { usersForStaff } from './resources/users/users.staff.ts';
import { vouchersForStaff } from './resources/vouchers/vouchers.staff.ts';
import { waitlistForStaff } from './resources/waitlist/waitlist.staff.ts';
import { importsInto } from './tools/imports/imports.staff.ts';

const entities: AnyResource[] = [
  prodsForStaff,
  managerRequestsForStaff,
  directorQuestionsForStaff,
  reviewsForStaff,
  lecturersForStaff,
  centersForStaff,
  centerRequisitesForStaff,
  bannerCampaignsForStaff,
  pinningsForStaff,
  topStripForStaff,
  articlesForStaff,
  ordersForStaff,
  participantsForStaff,
  studentDocumentsForStaff,
  waitlistForStaff,
  legalRequestsForStaff,
  individualsForStaff,
  legalUsersForStaff,
  bankImportsForStaff,
  bonusAccountsForStaff,
  promoCodesForStaff,
  legalScalesForStaff,
  giftsForStaff,
  giftOrdersForStaff,
  vouchersForStaff,
  invoicesForStaff,
  paymentsForStaff,
  refundsForStaff,
  payoutsForStaff,
  marketingBalancesForStaff,
  accountingDocsForStaff,
  usersForStaff,
  citiesForStaff,
  categoriesForStaff,
  specializationsForStaff,
  settingsForStaff,
  pagesForStaff,
  pageVersionsForStaff,
  documentsForStaff,
  pageMetasForStaff,
  metaFaultsForStaff,
  redirectsForStaff,
  synonymsForStaff,
  searchReportForStaff,
  outboxForStaff,
  auditLogForStaff,
];

/** Every entity as staff see it. */
export const resources: AnyResource[] = [...entities, importsInto(entities)];
