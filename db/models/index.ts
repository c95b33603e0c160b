import type { Sequelize } from 'sequelize';
import { articlesModels } from './articles/index.ts';
import { associate } from './associations.ts';
import { bankModels } from './bank/index.ts';
import { initCategory } from './catalog/Category.ts';
import { initCenter } from './catalog/Center.ts';
import { initCity } from './catalog/City.ts';
import { initLecturer } from './catalog/Lecturer.ts';
import { initProd } from './catalog/Prod.ts';
import { initProdCard } from './catalog/ProdCard.ts';
import { initProdChange } from './catalog/ProdChange.ts';
import { initProdLecturer } from './catalog/ProdLecturer.ts';
import { initProdPrice } from './catalog/ProdPrice.ts';
import { initSpecialization } from './catalog/Specialization.ts';
import { initSynonym } from './catalog/Synonym.ts';
import { associateCompanies, companiesModels } from './companies/index.ts';
import { associateDocuments, documentModels } from './documents/index.ts';
import { exportsModels } from './exports/index.ts';
import { initPrivateFile } from './files/PrivateFile.ts';
import { importsModels } from './imports/index.ts';
import { invariantsModels } from './invariants/index.ts';
import { journalModels } from './journals/index.ts';
import { associateLoyalty, loyaltyModels } from './loyalty/index.ts';
import { associateMarketing, marketingModels } from './marketing/index.ts';
import { ordersModels } from './orders/index.ts';
import { payoutsModels } from './payouts/index.ts';

export { forgetNotices, noticesKeptDays } from './people/forgetNotices.ts';

import { initApproval } from './people/Approval.ts';
import { initBlockedEmail } from './people/BlockedEmail.ts';
import { initCenterInvitation } from './people/CenterInvitation.ts';
import { initIndividual } from './people/Individual.ts';
import { initLegalMember } from './people/LegalMember.ts';
import { initLegalUser } from './people/LegalUser.ts';
import { initOneTimeSecret } from './people/OneTimeSecret.ts';
import { initRecoveryCode } from './people/RecoveryCode.ts';
import { initSavedView } from './people/SavedView.ts';
import { initSecondFactor } from './people/SecondFactor.ts';
import { initSession } from './people/Session.ts';
import { initStaffNotice } from './people/StaffNotice.ts';
import { initUser } from './people/User.ts';
import { initUserMembership } from './people/UserMembership.ts';
import { initUserPreference } from './people/UserPreference.ts';
import { initUserRole } from './people/UserRole.ts';
import { associateRefunds, refundModels } from './refunds/index.ts';
import { associateReports, reportsModels } from './reports/index.ts';
import { initConsent } from './requests/Consent.ts';
import { initDirectorQuestion } from './requests/DirectorQuestion.ts';
import { initManagerRequest } from './requests/ManagerRequest.ts';
import { initReview } from './reviews/Review.ts';
import { initReviewCode } from './reviews/ReviewCode.ts';
import { initBanner } from './site/Banner.ts';
import { initBannerStat } from './site/BannerStat.ts';
import { initBannerVisit } from './site/BannerVisit.ts';
import { initDocument } from './site/Document.ts';
import { initMetaFault } from './site/MetaFault.ts';
import { initPage } from './site/Page.ts';
import { initPageMeta } from './site/PageMeta.ts';
import { initPageVersion } from './site/PageVersion.ts';
import { initPinnedWeek } from './site/PinnedWeek.ts';
import { initPinning } from './site/Pinning.ts';
import { initRedirect } from './site/Redirect.ts';
import { initSearchLogEntry } from './site/SearchLogEntry.ts';
import { initSearchReportRow } from './site/SearchReportRow.ts';
import { initSetting } from './site/Setting.ts';
import { initTopStrip } from './site/TopStrip.ts';

/** Binds every model to a connection. Models are classes of this module, so one process works with one database. */
export function initModels(sequelize: Sequelize): void {
  for (const init of [
    initUser,
    initUserRole,
    initUserPreference,
    initSavedView,
    initStaffNotice,
    initUserMembership,
    initSession,
    initOneTimeSecret,
    initSecondFactor,
    initApproval,
    initRecoveryCode,
    initBlockedEmail,
    initIndividual,
    initLegalUser,
    initLegalMember,
    initCity,
    initCategory,
    initSpecialization,
    initSynonym,
    initCenter,
    initCenterInvitation,
    initLecturer,
    initProd,
    initProdPrice,
    initProdLecturer,
    initProdChange,
    initProdCard,
    initConsent,
    initManagerRequest,
    initDirectorQuestion,
    initReviewCode,
    initReview,
    initBanner,
    initBannerStat,
    initBannerVisit,
    initTopStrip,
    initPinning,
    initPinnedWeek,
    ...articlesModels,
    initSetting,
    initPage,
    initPageVersion,
    initDocument,
    initMetaFault,
    initPageMeta,
    initRedirect,
    initSearchLogEntry,
    initSearchReportRow,
    ...importsModels,
    ...exportsModels,
    initPrivateFile,
    ...documentModels,
    ...invariantsModels,
    ...journalModels,
    ...ordersModels,
    ...loyaltyModels,
    ...bankModels,
    ...refundModels,
    ...payoutsModels,
    ...companiesModels,
    ...marketingModels,
    ...reportsModels,
  ])
    init(sequelize);
  associate();
  associateLoyalty();
  associateRefunds();
  associateDocuments();
  associateCompanies();
  associateMarketing();
  associateReports();
}
export * from './articles/index.ts';
export * from './bank/index.ts';
export { Category } from './catalog/Category.ts';
export { Center } from './catalog/Center.ts';
export { City } from './catalog/City.ts';
export { Lecturer } from './catalog/Lecturer.ts';
export { Prod } from './catalog/Prod.ts';
export { ProdCard } from './catalog/ProdCard.ts';
export { ProdChange } from './catalog/ProdChange.ts';
export { ProdLecturer } from './catalog/ProdLecturer.ts';
export { ProdPrice } from './catalog/ProdPrice.ts';
export { lecturersOf, refreshProdCards, shownWithProd } from './catalog/prodCards.ts';
export { offeredPricesOf, optionOf, optionsOf, timetableOf } from './catalog/prodFacts.ts';
export { refreshDueCards } from './catalog/refreshReadModels.ts';
export { Specialization } from './catalog/Specialization.ts';
export { Synonym } from './catalog/Synonym.ts';
export * from './companies/index.ts';
export { AccountingDoc, Invoice, PlatformRequisites } from './documents/index.ts';
export * from './exports/index.ts';
export { forgetPrivateFiles, PrivateFile } from './files/PrivateFile.ts';
export * from './imports/index.ts';
export * from './invariants/index.ts';
export * from './journals/index.ts';
export * from './loyalty/index.ts';
export * from './marketing/index.ts';
export * from './orders/index.ts';
export * from './payouts/index.ts';
export { Approval, type ApprovedFields } from './people/Approval.ts';
export { BlockedEmail } from './people/BlockedEmail.ts';
export { CenterInvitation } from './people/CenterInvitation.ts';
export { Individual } from './people/Individual.ts';
export { LegalMember } from './people/LegalMember.ts';
export { LegalUser } from './people/LegalUser.ts';
export { forgetOldSecrets, OneTimeSecret } from './people/OneTimeSecret.ts';
export { RecoveryCode } from './people/RecoveryCode.ts';
export { SavedView, type ViewQuery } from './people/SavedView.ts';
export { SecondFactor } from './people/SecondFactor.ts';
export { endIdleSessions, isIdle, Session } from './people/Session.ts';
export { StaffNotice } from './people/StaffNotice.ts';
export { User } from './people/User.ts';
export { UserMembership } from './people/UserMembership.ts';
export { UserPreference } from './people/UserPreference.ts';
export { UserRole } from './people/UserRole.ts';
export { Refund, RefundLeg } from './refunds/index.ts';
export * from './reports/index.ts';
export { Consent } from './requests/Consent.ts';
export { DirectorQuestion } from './requests/DirectorQuestion.ts';
export { ManagerRequest } from './requests/ManagerRequest.ts';
export { columnsOfContent, contentOf, Review, type ReviewContent } from './reviews/Review.ts';
export { ReviewCode } from './reviews/ReviewCode.ts';
export { recountRatings } from './reviews/ratings.ts';
export { sequelizeOf } from './sequelizeOf.ts';
export { Banner } from './site/Banner.ts';
export { BannerStat } from './site/BannerStat.ts';
export { BannerVisit, forgetBannerVisitors } from './site/BannerVisit.ts';
export { Document } from './site/Document.ts';
export { findMetaFaults } from './site/findMetaFaults.ts';
export { MetaFault } from './site/MetaFault.ts';
export { Page } from './site/Page.ts';
export { PageMeta } from './site/PageMeta.ts';
export { PageVersion } from './site/PageVersion.ts';
export { PinnedWeek } from './site/PinnedWeek.ts';
export { Pinning } from './site/Pinning.ts';
export { publishPage } from './site/publishPage.ts';
export { Redirect } from './site/Redirect.ts';
export { reportDueShowings } from './site/reportDueShowings.ts';
export { SearchLogEntry } from './site/SearchLogEntry.ts';
export { SearchReportRow } from './site/SearchReportRow.ts';
export { Setting } from './site/Setting.ts';
export { TopStrip } from './site/TopStrip.ts';
export { turnPinnings } from './site/turnPinnings.ts';
