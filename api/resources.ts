import { adSlotsForStaff } from './advertising/ad_slots/adSlots.staff.ts';
import { bannerCampaignsForStaff } from './advertising/banner_campaigns/bannerCampaigns.staff.ts';
import { collectionsForStaff } from './advertising/collections/collections.staff.ts';
import { mailAudiencesForStaff } from './advertising/mail_audiences/mailAudiences.staff.ts';
import { mailingsForStaff } from './advertising/mailings/mailings.staff.ts';
import { marketingBalancesForStaff } from './advertising/marketing_balances/marketingBalances.staff.ts';
import { merchantsForStaff } from './advertising/merchants/merchants.staff.ts';
import { notificationAnswersForStaff } from './advertising/notification_answers/notificationAnswers.staff.ts';
import { notificationsForStaff } from './advertising/notifications/notifications.staff.ts';
import { pinningsForStaff } from './advertising/pinnings/pinnings.staff.ts';
import { relatedLeadsForStaff } from './advertising/related_leads/relatedLeads.staff.ts';
import { relatedPromotionsForStaff } from './advertising/related_promotions/relatedPromotions.staff.ts';
import { topStripForStaff } from './advertising/top_strip/topStrip.staff.ts';
import { centersForStaff } from './catalog/centers/centers.staff.ts';
import { categoriesForStaff } from './catalog/dictionaries/categories.staff.ts';
import { citiesForStaff } from './catalog/dictionaries/cities.staff.ts';
import { specializationsForStaff } from './catalog/dictionaries/specializations.staff.ts';
import { lecturersForStaff } from './catalog/lecturers/lecturers.staff.ts';
import { negativeLecturersForStaff } from './catalog/negative_lecturers/negativeLecturers.staff.ts';
import { prodQuestionsForStaff } from './catalog/prod_questions/prodQuestions.staff.ts';
import { prodRevisionsForStaff } from './catalog/prod_revisions/prodRevisions.staff.ts';
import { prodsForStaff } from './catalog/prods/prods.staff.ts';
import { reviewsForStaff } from './catalog/reviews/reviews.staff.ts';
import { searchReportForStaff } from './catalog/search_report/searchReport.staff.ts';
import { synonymsForStaff } from './catalog/synonyms/synonyms.staff.ts';
import { articlesForStaff } from './content/articles/articles.staff.ts';
import { callsForStaff } from './content/calls/calls.staff.ts';
import { directorQuestionsForStaff } from './content/director_questions/directorQuestions.staff.ts';
import { documentsForStaff } from './content/documents/documents.staff.ts';
import { managerRequestsForStaff } from './content/manager_requests/managerRequests.staff.ts';
import { metaIssuesForStaff } from './content/meta_faults/metaFaults.staff.ts';
import { pageMetasForStaff } from './content/page_metas/pageMetas.staff.ts';
import { pagesForStaff, pageVersionsForStaff } from './content/pages/pages.staff.ts';
import { redirectsForStaff } from './content/redirects/redirects.staff.ts';
import { settingsForStaff } from './content/settings/settings.staff.ts';
import { individualsForStaff } from './identity/individuals/individuals.staff.ts';
import { usersForStaff } from './identity/users/users.staff.ts';
import { bonusAccountsForStaff } from './loyalty/bonus_accounts/bonusAccounts.staff.ts';
import { giftOrdersForStaff } from './loyalty/gift_orders/giftOrders.staff.ts';
import { giftsForStaff } from './loyalty/gifts/gifts.staff.ts';
import { legalScalesForStaff } from './loyalty/legal_scales/legalScales.staff.ts';
import { promoCodesForStaff } from './loyalty/promo_codes/promoCodes.staff.ts';
import { vouchersForStaff } from './loyalty/vouchers/vouchers.staff.ts';
import { accountingDocsForStaff } from './money/accounting_docs/accountingDocs.staff.ts';
import { bankImportsForStaff } from './money/bank_imports/bankImports.staff.ts';
import { centerRequisitesForStaff } from './money/center_requisites/centerRequisites.staff.ts';
import { invoicesForStaff } from './money/invoices/invoices.staff.ts';
import { paymentsForStaff } from './money/payments/payments.staff.ts';
import { payoutsForStaff } from './money/payouts/payouts.staff.ts';
import { refundsForStaff } from './money/refunds/refunds.staff.ts';
import type { AnyResource } from './platform/kit/resource.ts';
import { legalRequestsForStaff } from './sales/legal_requests/legalRequests.staff.ts';
import { legalUsersForStaff } from './sales/legal_users/legalUsers.staff.ts';
import { lessonRequestsForStaff } from './sales/lesson_requests/lessonRequests.staff.ts';
import { ordersForStaff } from './sales/orders/orders.staff.ts';
import { participantsForStaff } from './sales/participants/participants.staff.ts';
import { studentDocumentsForStaff } from './sales/student_documents/studentDocuments.staff.ts';
import { waitlistForStaff } from './sales/waitlist/waitlist.staff.ts';
import { auditLogForStaff } from './tools/audit_log/auditLog.staff.ts';
import { importsInto } from './tools/imports/imports.staff.ts';
import { outboxForStaff } from './tools/outbox/outbox.staff.ts';
import { webhooksForStaff } from './tools/webhooks/webhooks.staff.ts';

const entities: AnyResource[] = [
  managerRequestsForStaff,
  callsForStaff,
  directorQuestionsForStaff,
  prodsForStaff,
  lecturersForStaff,
  negativeLecturersForStaff,
  centersForStaff,
  centerRequisitesForStaff,
  ordersForStaff,
  participantsForStaff,
  studentDocumentsForStaff,
  waitlistForStaff,
  lessonRequestsForStaff,
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
  prodQuestionsForStaff,
  prodRevisionsForStaff,
  reviewsForStaff,
  articlesForStaff,
  bannerCampaignsForStaff,
  adSlotsForStaff,
  pinningsForStaff,
  topStripForStaff,
  merchantsForStaff,
  relatedLeadsForStaff,
  relatedPromotionsForStaff,
  notificationsForStaff,
  notificationAnswersForStaff,
  mailingsForStaff,
  mailAudiencesForStaff,
  collectionsForStaff,
  usersForStaff,
  pagesForStaff,
  pageVersionsForStaff,
  documentsForStaff,
  pageMetasForStaff,
  metaIssuesForStaff,
  redirectsForStaff,
  synonymsForStaff,
  searchReportForStaff,
  citiesForStaff,
  categoriesForStaff,
  specializationsForStaff,
  settingsForStaff,
  outboxForStaff,
  webhooksForStaff,
  auditLogForStaff,
];

/** Every entity as staff see it, in the order in which the search of the back-office answers. */
export const resources: AnyResource[] = [...entities, importsInto(entities)];
