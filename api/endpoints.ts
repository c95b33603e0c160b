import { bannerCounting } from './advertising/banners/banners.counting.ts';
import { getBanners, getTopStrip } from './advertising/banners/banners.open.ts';
import { collectionCounting } from './advertising/collections/collections.counting.ts';
import { readEmptyPlaces } from './advertising/pinnings/pinnings.places.ts';
import { buyerEndpoints } from './buyerEndpoints.ts';
import { listOwnCenters } from './catalog/centers/centers.cabinet.ts';
import { inviteCenter, readCenterInvitation } from './catalog/centers/centers.invitations.ts';
import {
  listOwnCenterInvitations,
  withdrawCenterInvitation,
} from './catalog/centers/centers.issuedInvitations.ts';
import { registerCenter } from './catalog/centers/centers.registration.ts';
import { listCategories, listCities, listSpecializations } from './catalog/dictionaries/dictionaries.open.ts';
import { listLecturers, readLecturer } from './catalog/lecturers/lecturers.open.ts';
import { listSimilarProds, readProd } from './catalog/prods/prods.open.ts';
import { issueReviewCode, readReviewInvitation } from './catalog/reviews/reviews.invitations.ts';
import { createReview, listReviews } from './catalog/reviews/reviews.open.ts';
import { readOwnReview, reviseReview } from './catalog/reviews/reviews.revision.ts';
import { noteSearch, noteSearchClick } from './catalog/search/beacons.open.ts';
import { searchProds } from './catalog/search/search.open.ts';
import type { Config } from './config.ts';
import { articleEndpoints, articleReactions } from './content/articles/articles.open.ts';
import { sendDirectorQuestion } from './content/director_questions/directorQuestions.open.ts';
import { sendManagerRequest } from './content/manager_requests/managerRequests.open.ts';
import { recheckMeta } from './content/meta_faults/metaFaults.check.ts';
import { readPolicyVersion } from './content/pages/pages.open.ts';
import { importRedirects } from './content/redirects/redirects.staff.ts';
import { previewEndpoints } from './edge/previews/previews.staff.ts';
import { phoneSignInEndpoints } from './identity/individuals/individuals.phone.ts';
import { registerIndividual } from './identity/individuals/individuals.registration.ts';
import { revealIndividual } from './identity/individuals/individuals.reveal.ts';
import { impersonateEndpoint } from './identity/sessions/impersonating.ts';
import { acceptInvitation } from './identity/sessions/invitations.ts';
import { ownPasswordEndpoints } from './identity/sessions/ownPassword.ts';
import { ownSessionEndpoints } from './identity/sessions/ownSessions.ts';
import { profileEndpoints } from './identity/sessions/profiles.ts';
import { emailEndpoints } from './identity/sessions/provingEmail.ts';
import { reauthenticationEndpoint } from './identity/sessions/reauthentication.ts';
import { recoveryEndpoints } from './identity/sessions/recovery.ts';
import { ownSecondFactorEndpoints } from './identity/sessions/secondFactor/ownSecondFactor.ts';
import { secondFactorsBy } from './identity/sessions/secondFactor/secondFactors.ts';
import { sessionsOfUser } from './identity/sessions/sessionsOfUser.ts';
import { signInEndpoints } from './identity/sessions/signIn.ts';
import { createPromoBatch } from './loyalty/promo_codes/promoCodes.batch.ts';
import { staffDocPdf } from './money/accounting_docs/accountingDocs.pdf.ts';
import { bankCandidates } from './money/bank_imports/bankImports.candidates.ts';
import { uploadBankStatement } from './money/bank_imports/bankImports.upload.ts';
import { askForRequisites } from './money/center_requisites/askingForRequisites.ts';
import { staffInvoiceDocuments } from './money/invoices/invoices.documents.ts';
import { ownPayoutEndpoints } from './money/payouts/payouts.cabinet.ts';
import { platformRequisitesEndpoints } from './money/platform_requisites/platformRequisites.endpoints.ts';
import { refundAccountEndpoints } from './money/refunds/account/account.open.ts';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import type { Limiter } from './platform/http/limits.ts';
import { unitOfWork } from './platform/journals/unitOfWork.ts';
import { endpointsOf } from './platform/kit/endpointsOf.ts';
import type { FailureLimiter } from './platform/limits/failureLimiter.ts';
import { invariantEndpoints } from './reports/invariants/invariants.staff.ts';
import { reportEndpoints } from './reports/reports.staff.ts';
import { resources } from './resources.ts';
import { staffCertificateEndpoints } from './sales/certificates/certificates.staff.ts';
import { registerLegalUser } from './sales/legal_users/legalUsers.registration.ts';
import { quoteRefundForStaff } from './sales/orders/quoting.staff.ts';
import { participantActions } from './sales/participants/participants.actions.ts';
import { readCancellation } from './sales/rescheduling/cancellation.staff.ts';
import { previewRescheduleByStaff } from './sales/rescheduling/rescheduling.staff.ts';
import { waitlistDemand } from './sales/waitlist/waitlist.demand.ts';
import { staffDocumentEndpoints } from './staffDocuments.ts';
import { approvalEndpoints } from './tools/approvals/approvals.staff.ts';
import { bulkEndpoints } from './tools/bulk/bulk.ts';
import { withNamedConcurrentEditors } from './tools/conflicts/namingConcurrentEditors.ts';
import { copyEndpoints } from './tools/copies/copies.ts';
import { rerunProd } from './tools/copies/rerunning.ts';
import { exportRequests } from './tools/exports/asking.ts';
import { ownExports } from './tools/exports/exports.staff.ts';
import { figureEndpoints } from './tools/figures/figures.staff.ts';
import { findAnything } from './tools/finder/finder.staff.ts';
import { historyEndpoints } from './tools/history/history.staff.ts';
import { returnEndpoints } from './tools/history/returning.ts';
import { importEndpoints } from './tools/imports/imports.endpoints.ts';
import { mergeEndpoints } from './tools/merging/merging.staff.ts';
import { noteEndpoints } from './tools/notes/notes.staff.ts';
import { noticeEndpoints } from './tools/notices/notices.staff.ts';
import { resendLetter } from './tools/outbox/outbox.resend.ts';
import { preferenceEndpoints } from './tools/preferences.ts';
import { queueEndpoints } from './tools/queues/queues.staff.ts';
import { readRightHolders, readRoleRights } from './tools/rights/rights.staff.ts';
import { withTrash } from './tools/trash/trash.ts';
import { uploadEndpoint } from './tools/uploads/uploads.ts';
import { viewEndpoints } from './tools/views/views.staff.ts';

/** Everything that can be asked of the API. Fixed paths stand before those with parameters. */
export function endpointsFor(
  config: Pick<Config, 'jwtSecret'> & { uploads: string },
  failures: FailureLimiter,
  limiter: Limiter,
): AnyEndpoint[] {
  const factors = secondFactorsBy(config.jwtSecret);
  return [
    ...signInEndpoints({ secret: config.jwtSecret, failures, factors }),
    reauthenticationEndpoint({ failures, factors }),
    ...ownSecondFactorEndpoints(factors),
    impersonateEndpoint(config.jwtSecret),
    acceptInvitation,
    ...emailEndpoints,
    ...recoveryEndpoints(failures),
    ...phoneSignInEndpoints(config.jwtSecret, limiter),
    ...refundAccountEndpoints(config.jwtSecret, limiter),
    ...profileEndpoints,
    ...ownSessionEndpoints,
    ...ownPasswordEndpoints(failures),
    ...sessionsOfUser,
    registerCenter,
    listOwnCenters,
    registerIndividual,
    registerLegalUser,
    inviteCenter,
    listOwnCenterInvitations,
    withdrawCenterInvitation,
    revealIndividual,
    readCenterInvitation,
    uploadEndpoint(config.uploads),
    ...preferenceEndpoints,
    ...noticeEndpoints,
    ...viewEndpoints(resources),
    importRedirects,
    uploadBankStatement,
    bankCandidates,
    waitlistDemand,
    ...staffDocumentEndpoints,
    ...ownPayoutEndpoints,
    ...bulkEndpoints(resources, unitOfWork),
    ...previewEndpoints(config.jwtSecret),
    readEmptyPlaces,
    ...figureEndpoints,
    findAnything(resources),
    resendLetter,
    recheckMeta,
    ...approvalEndpoints,
    askForRequisites,
    ...platformRequisitesEndpoints,
    ...participantActions,
    ...staffCertificateEndpoints,
    ...staffInvoiceDocuments,
    staffDocPdf,
    ...queueEndpoints,
    ...invariantEndpoints,
    ...reportEndpoints,
    readRoleRights,
    readRightHolders,
    ...historyEndpoints(resources),
    ...returnEndpoints(resources, unitOfWork),
    ...noteEndpoints(resources),
    ...copyEndpoints(resources),
    previewRescheduleByStaff,
    readCancellation,
    quoteRefundForStaff,
    rerunProd,
    ...exportRequests(resources),
    ...mergeEndpoints(resources, unitOfWork),
    ...ownExports(resources),
    ...importEndpoints(resources),
    createPromoBatch,
    ...resources.flatMap((resource) =>
      withNamedConcurrentEditors(
        resource.name,
        withTrash(resource, unitOfWork, endpointsOf(resource, unitOfWork, '/adm')),
      ),
    ),
    searchProds,
    noteSearch,
    noteSearchClick,
    sendManagerRequest,
    readProd,
    listSimilarProds,
    listLecturers,
    readLecturer,
    ...articleEndpoints,
    ...articleReactions(config.jwtSecret),
    listCities,
    listCategories,
    listSpecializations,
    getBanners,
    getTopStrip,
    ...bannerCounting(config.jwtSecret),
    ...collectionCounting(config.jwtSecret),
    sendDirectorQuestion,
    createReview,
    listReviews,
    readReviewInvitation,
    readOwnReview,
    reviseReview,
    issueReviewCode,
    readPolicyVersion,
    ...buyerEndpoints,
  ];
}
