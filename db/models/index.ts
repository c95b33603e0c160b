import type { Sequelize } from 'sequelize';
import { advertisingModels, associateAdvertising } from './advertising/index.ts';
import { associate } from './associations.ts';
import { associateCatalog, catalogModels } from './catalog/index.ts';
import { bindModels } from './connectionNow.ts';
import { articlesModels } from './content/articles/index.ts';
import { initCall } from './content/Call.ts';
import { initDirectorQuestion } from './content/DirectorQuestion.ts';
import { initDocument } from './content/Document.ts';
import { initManagerRequest } from './content/ManagerRequest.ts';
import { initMetaIssue } from './content/MetaIssue.ts';
import { initPage } from './content/Page.ts';
import { initPageMeta } from './content/PageMeta.ts';
import { initPageVersion } from './content/PageVersion.ts';
import { initRedirect } from './content/Redirect.ts';
import { initSetting } from './content/Setting.ts';
import { dictionaryModels } from './dictionaries.ts';
import { initApproval } from './identity/Approval.ts';
import { initBlockedEmail } from './identity/BlockedEmail.ts';
import { initIndividual } from './identity/Individual.ts';
import { initOneTimeSecret } from './identity/OneTimeSecret.ts';
import { initRecoveryCode } from './identity/RecoveryCode.ts';
import { initSecondFactor } from './identity/SecondFactor.ts';
import { initSession } from './identity/Session.ts';
import { initUser } from './identity/User.ts';
import { initUserMembership } from './identity/UserMembership.ts';
import { initUserRole } from './identity/UserRole.ts';
import { associateLoyalty, loyaltyModels } from './loyalty/index.ts';
import { bankModels } from './money/bank/index.ts';
import { associateDocuments, documentModels } from './money/documents/index.ts';
import { payoutsModels } from './money/payouts/index.ts';
import { associateRefunds, refundModels } from './money/refunds/index.ts';
import { ordersModels } from './orders/index.ts';
import { initConsent } from './platform/consents/Consent.ts';
import { initPrivateFile } from './platform/files/PrivateFile.ts';
import { journalModels } from './platform/journals/index.ts';
import { initStaffNotice } from './platform/notices/StaffNotice.ts';
import { associateReports, reportsModels } from './reports/index.ts';
import { invariantsModels } from './reports/invariants/index.ts';
import { associateCompanies, companiesModels } from './sales/companies/index.ts';
import { initLegalMember } from './sales/companies/LegalMember.ts';
import { initLegalUser } from './sales/companies/LegalUser.ts';
import { associateLessons, lessonModels } from './sales/lessons/index.ts';
import { initEscalation } from './tools/Escalation.ts';
import { exportsModels } from './tools/exports/index.ts';
import { importsModels } from './tools/imports/index.ts';
import { initUserPreference } from './tools/UserPreference.ts';
import { initSavedView } from './tools/views/SavedView.ts';
import { associateWebhooks, webhookModels } from './tools/webhooks/index.ts';

/** Describes every model to a connection. */
export function initModels(sequelize: Sequelize): void {
  bindModels(sequelize, () => describeModels(sequelize));
}

function describeModels(sequelize: Sequelize): void {
  for (const init of [
    initUser,
    initUserRole,
    initUserPreference,
    initSavedView,
    initStaffNotice,
    initEscalation,
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
    ...dictionaryModels,
    ...catalogModels,
    initConsent,
    initManagerRequest,
    initCall,
    initDirectorQuestion,
    ...articlesModels,
    initSetting,
    initPage,
    initPageVersion,
    initDocument,
    initMetaIssue,
    initPageMeta,
    initRedirect,
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
    ...lessonModels,
    ...advertisingModels,
    ...reportsModels,
    ...webhookModels,
  ])
    init(sequelize);
  associate();
  associateCatalog();
  associateLoyalty();
  associateRefunds();
  associateDocuments();
  associateCompanies();
  associateLessons();
  associateAdvertising();
  associateReports();
  associateWebhooks();
}

export * from './advertising/index.ts';
export * from './catalog/index.ts';
export { connectionNow, onConnection, perConnection } from './connectionNow.ts';
export * from './content/articles/index.ts';
export { Call } from './content/Call.ts';
export { DirectorQuestion } from './content/DirectorQuestion.ts';
export { Document } from './content/Document.ts';
export { findMetaIssues } from './content/findMetaIssues.ts';
export { ManagerRequest } from './content/ManagerRequest.ts';
export { MetaIssue } from './content/MetaIssue.ts';
export { Page } from './content/Page.ts';
export { PageMeta } from './content/PageMeta.ts';
export { PageVersion } from './content/PageVersion.ts';
export { publishPage } from './content/publishPage.ts';
export { Redirect } from './content/Redirect.ts';
export { Setting } from './content/Setting.ts';
export * from './dictionaries.ts';
export { columnsFromJson, fromJson, type JsonRow } from './fromJson.ts';
export { Approval, type ApprovedFields } from './identity/Approval.ts';
export { BlockedEmail } from './identity/BlockedEmail.ts';
export { Individual } from './identity/Individual.ts';
export { deleteOldSecrets, OneTimeSecret } from './identity/OneTimeSecret.ts';
export { RecoveryCode } from './identity/RecoveryCode.ts';
export { SecondFactor } from './identity/SecondFactor.ts';
export { endIdleSessions, isIdle, Session } from './identity/Session.ts';
export { User } from './identity/User.ts';
export { UserMembership } from './identity/UserMembership.ts';
export { UserRole } from './identity/UserRole.ts';
export * from './loyalty/index.ts';
export * from './money/bank/index.ts';
export { AccountingDoc, Invoice, PlatformRequisites } from './money/documents/index.ts';
export * from './money/payouts/index.ts';
export { Refund, RefundLeg } from './money/refunds/index.ts';
export * from './orders/index.ts';
export { Consent } from './platform/consents/Consent.ts';
export { deleteExpiredPrivateFiles, PrivateFile } from './platform/files/PrivateFile.ts';
export * from './platform/journals/index.ts';
export { deleteNotices, noticesKeptDays } from './platform/notices/deleteNotices.ts';
export { StaffNotice } from './platform/notices/StaffNotice.ts';
export * from './reports/index.ts';
export * from './reports/invariants/index.ts';
export * from './sales/companies/index.ts';
export { LegalMember } from './sales/companies/LegalMember.ts';
export { LegalUser } from './sales/companies/LegalUser.ts';
export * from './sales/lessons/index.ts';
export { connectionOf, sequelizeOf, takeTurn } from './sequelizeOf.ts';
export { Escalation } from './tools/Escalation.ts';
export * from './tools/exports/index.ts';
export * from './tools/imports/index.ts';
export { UserPreference } from './tools/UserPreference.ts';
export { SavedView, type ViewQuery } from './tools/views/SavedView.ts';
export * from './tools/webhooks/index.ts';
