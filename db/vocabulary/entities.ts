import { adSlotsEntity } from './advertising/adSlots.entity.ts';
import { bannerCampaignsEntity } from './advertising/bannerCampaigns.entity.ts';
import { collectionsEntity } from './advertising/collections.entity.ts';
import { mailAudiencesEntity } from './advertising/mailAudiences.entity.ts';
import { mailingsEntity } from './advertising/mailings.entity.ts';
import { marketingBalancesEntity } from './advertising/marketingBalances.entity.ts';
import { merchantsEntity } from './advertising/merchants.entity.ts';
import { notificationAnswersEntity } from './advertising/notificationAnswers.entity.ts';
import { notificationsEntity } from './advertising/notifications.entity.ts';
import { pinningsEntity } from './advertising/pinnings.entity.ts';
import { relatedLeadsEntity } from './advertising/relatedLeads.entity.ts';
import { relatedPromotionsEntity } from './advertising/relatedPromotions.entity.ts';
import { topStripEntity } from './advertising/topStrip.entity.ts';
import { categoriesEntity } from './catalog/categories.entity.ts';
import { centersEntity } from './catalog/centers.entity.ts';
import { citiesEntity } from './catalog/cities.entity.ts';
import { lecturersEntity } from './catalog/lecturers.entity.ts';
import { negativeLecturersEntity } from './catalog/negativeLecturers.entity.ts';
import { prodQuestionsEntity } from './catalog/prodQuestions.entity.ts';
import { prodRevisionsEntity } from './catalog/prodRevisions.entity.ts';
import { prodsEntity } from './catalog/prods.entity.ts';
import { reviewsEntity } from './catalog/reviews.entity.ts';
import { searchReportEntity } from './catalog/searchReport.entity.ts';
import { specializationsEntity } from './catalog/specializations.entity.ts';
import { synonymsEntity } from './catalog/synonyms.entity.ts';
import { articlesEntity } from './content/articles.entity.ts';
import { callsEntity } from './content/calls.entity.ts';
import { directorQuestionsEntity } from './content/directorQuestions.entity.ts';
import { documentsEntity } from './content/documents.entity.ts';
import { managerRequestsEntity } from './content/managerRequests.entity.ts';
import { metaIssuesEntity } from './content/metaFaults.entity.ts';
import { pageMetasEntity } from './content/pageMetas.entity.ts';
import { pagesEntity } from './content/pages.entity.ts';
import { pageVersionsEntity } from './content/pageVersions.entity.ts';
import { redirectsEntity } from './content/redirects.entity.ts';
import { settingsEntity } from './content/settings.entity.ts';
import type { Entity } from './entity.ts';
import { individualsEntity } from './identity/individuals.entity.ts';
import { usersEntity } from './identity/users.entity.ts';
import { bonusAccountsEntity } from './loyalty/bonusAccounts.entity.ts';
import { giftOrdersEntity } from './loyalty/giftOrders.entity.ts';
import { giftsEntity } from './loyalty/gifts.entity.ts';
import { legalScalesEntity } from './loyalty/legalScales.entity.ts';
import { promoCodesEntity } from './loyalty/promoCodes.entity.ts';
import { vouchersEntity } from './loyalty/vouchers.entity.ts';
import { accountingDocsEntity } from './money/accountingDocs.entity.ts';
import { bankImportsEntity } from './money/bankImports.entity.ts';
import { centerRequisitesEntity } from './money/centerRequisites.entity.ts';
import { invoicesEntity } from './money/invoices.entity.ts';
import { paymentsEntity } from './money/payments.entity.ts';
import { payoutsEntity } from './money/payouts.entity.ts';
import { refundsEntity } from './money/refunds.entity.ts';
import { legalRequestsEntity } from './sales/legalRequests.entity.ts';
import { legalUsersEntity } from './sales/legalUsers.entity.ts';
import { lessonRequestsEntity } from './sales/lessonRequests.entity.ts';
import { ordersEntity } from './sales/orders.entity.ts';
import { participantsEntity } from './sales/participants.entity.ts';
import { studentDocumentsEntity } from './sales/studentDocuments.entity.ts';
import { waitlistEntity } from './sales/waitlist.entity.ts';
import { auditLogEntity } from './tools/auditLog.entity.ts';
import { importsEntity } from './tools/imports.entity.ts';
import { outboxEntity } from './tools/outbox.entity.ts';
import { webhooksEntity } from './tools/webhooks.entity.ts';

/** Every entity, in the order of the back-office's menu. A new one is a line here. */
export const entities = [
  managerRequestsEntity,
  callsEntity,
  directorQuestionsEntity,
  prodQuestionsEntity,
  prodRevisionsEntity,
  reviewsEntity,
  ordersEntity,
  participantsEntity,
  studentDocumentsEntity,
  waitlistEntity,
  lessonRequestsEntity,
  legalRequestsEntity,
  collectionsEntity,
  individualsEntity,
  legalUsersEntity,
  invoicesEntity,
  paymentsEntity,
  refundsEntity,
  accountingDocsEntity,
  bankImportsEntity,
  payoutsEntity,
  marketingBalancesEntity,
  bonusAccountsEntity,
  promoCodesEntity,
  legalScalesEntity,
  giftsEntity,
  giftOrdersEntity,
  vouchersEntity,
  prodsEntity,
  lecturersEntity,
  negativeLecturersEntity,
  centersEntity,
  centerRequisitesEntity,
  pagesEntity,
  pageVersionsEntity,
  documentsEntity,
  pageMetasEntity,
  metaIssuesEntity,
  redirectsEntity,
  articlesEntity,
  bannerCampaignsEntity,
  adSlotsEntity,
  pinningsEntity,
  topStripEntity,
  merchantsEntity,
  relatedLeadsEntity,
  relatedPromotionsEntity,
  notificationsEntity,
  notificationAnswersEntity,
  mailingsEntity,
  mailAudiencesEntity,
  usersEntity,
  citiesEntity,
  categoriesEntity,
  specializationsEntity,
  searchReportEntity,
  synonymsEntity,
  settingsEntity,
  importsEntity,
  outboxEntity,
  webhooksEntity,
  auditLogEntity,
] as const satisfies readonly Entity[];

export type EntityName = (typeof entities)[number]['name'];

const byName = new Map<string, Entity>(entities.map((each) => [each.name, each]));

export const entityOf = (name: string): Entity | undefined => byName.get(name);
