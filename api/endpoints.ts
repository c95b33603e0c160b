import { buyerEndpoints } from './buyerEndpoints.ts';
import { staffCertificateEndpoints } from './certificates/certificates.staff.ts';
import type { Config } from './config.ts';
import { uploadEndpoint } from './files/uploads.ts';
import type { AnyEndpoint } from './http/endpoint.ts';
import type { Limiter } from './http/limits.ts';
import { invariantEndpoints } from './invariants/invariants.staff.ts';
import { works } from './journals/works.ts';
import { endpointsOf } from './kit/endpointsOf.ts';
import type { FailureLimiter } from './limits/failureLimiter.ts';
import { readCancellation } from './moving/cancellation.staff.ts';
import { previewMoveByStaff } from './moving/moving.staff.ts';
import { noticeEndpoints } from './notices/notices.staff.ts';
import { previewEndpoints } from './previews/previews.staff.ts';
import { refundAccountEndpoints } from './refunds/account/account.open.ts';
import { quoteRefundForStaff } from './refunds/quoting.staff.ts';
import { reportEndpoints } from './reports/reports.staff.ts';
import { staffDocPdf } from './resources/accounting_docs/accountingDocs.pdf.ts';
import { approvalEndpoints } from './resources/approvals/approvals.staff.ts';
import { articleEndpoints, articleReactions } from './resources/articles/articles.open.ts';
import { bankCandidates } from './resources/bank_imports/bankImports.candidates.ts';
import { uploadBankStatement } from './resources/bank_imports/bankImports.upload.ts';
import { bannerCounting } from './resources/banners/banners.counting.ts';
import { getBanners, getTopStrip } from './resources/banners/banners.open.ts';
import { askForRequisites } from './resources/center_requisites/askingForRequisites.ts';
import { listOwnCenters } from './resources/centers/centers.cabinet.ts';
import { inviteCenter, readCenterInvitation } from './resources/centers/centers.invitations.ts';
import {
  listOwnCenterInvitations,
  withdrawCenterInvitation,
} from './resources/centers/centers.issuedInvitations.ts';
import { registerCenter } from './resources/centers/centers.registration.ts';
import {
  listCategories,
  listCities,
  listSpecializations,
} from './resources/dictionaries/dictionaries.open.ts';
import { sendDirectorQuestion } from './resources/director_questions/directorQuestions.open.ts';
import { phoneSignInEndpoints } from './resources/individuals/individuals.phone.ts';
import { registerIndividual } from './resources/individuals/individuals.registration.ts';
import { revealIndividual } from './resources/individuals/individuals.reveal.ts';
import { staffInvoicePapers } from './resources/invoices/invoices.papers.ts';
import { listLecturers, readLecturer } from './resources/lecturers/lecturers.open.ts';
import { registerLegalUser } from './resources/legal_users/legalUsers.registration.ts';
import { sendManagerRequest } from './resources/manager_requests/managerRequests.open.ts';
import { recheckMeta } from './resources/meta_faults/metaFaults.check.ts';
import { resendLetter } from './resources/outbox/outbox.resend.ts';
import { readPolicyVersion } from './resources/pages/pages.open.ts';
import { participantDeeds } from './resources/participants/participants.deeds.ts';
import { ownPayoutEndpoints } from './resources/payouts/payouts.cabinet.ts';
import { readEmptyPlaces } from './resources/pinnings/pinnings.places.ts';
import { platformRequisitesEndpoints } from './resources/platform_requisites/platformRequisites.endpoints.ts';
import { listSimilarProds, readProd } from './resources/prods/prods.open.ts';
import { createPromoBatch } from './resources/promo_codes/promoCodes.batch.ts';
import { importRedirects } from './resources/redirects/redirects.staff.ts';
import { issueReviewCode, readReviewInvitation } from './resources/reviews/reviews.invitations.ts';
import { createReview, listReviews } from './resources/reviews/reviews.open.ts';
import { readOwnReview, reviseReview } from './resources/reviews/reviews.revision.ts';
import { waitlistDemand } from './resources/waitlist/waitlist.demand.ts';
import { resources } from './resources.ts';
import { noteSearch, noteSearchClick } from './search/beacons.open.ts';
import { searchProds } from './search/search.open.ts';
import { impersonateEndpoint } from './sessions/deputies.ts';
import { proofEndpoint } from './sessions/freshProof.ts';
import { acceptInvitation } from './sessions/invitations.ts';
import { ownPasswordEndpoints } from './sessions/ownPassword.ts';
import { ownSessionEndpoints } from './sessions/ownSessions.ts';
import { profileEndpoints } from './sessions/profiles.ts';
import { emailEndpoints } from './sessions/provingEmail.ts';
import { recoveryEndpoints } from './sessions/recovery.ts';
import { ownSecondFactorEndpoints } from './sessions/secondFactor/ownSecondFactor.ts';
import { secondFactorsBy } from './sessions/secondFactor/secondFactors.ts';
import { sessionsOfUser } from './sessions/sessionsOfUser.ts';
import { signInEndpoints } from './sessions/signIn.ts';
import { staffPaperEndpoints } from './staffPapers.ts';
import { bulkEndpoints } from './tools/bulk/bulk.ts';
import { withNamedRivals } from './tools/conflicts/namingRivals.ts';
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
import { preferenceEndpoints } from './tools/preferences.ts';
import { queueEndpoints } from './tools/queues/queues.staff.ts';
import { readRightHolders, readRoleRights } from './tools/rights/rights.staff.ts';
import { withTrash } from './tools/trash/trash.ts';
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
    proofEndpoint({ failures, factors }),
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
    ...staffPaperEndpoints,
    ...ownPayoutEndpoints,
    ...bulkEndpoints(resources, works),
    ...previewEndpoints(config.jwtSecret),
    readEmptyPlaces,
    ...figureEndpoints,
    findAnything,
    resendLetter,
    recheckMeta,
    ...approvalEndpoints,
    askForRequisites,
    ...platformRequisitesEndpoints,
    ...participantDeeds,
    ...staffCertificateEndpoints,
    ...staffInvoicePapers,
    staffDocPdf,
    ...queueEndpoints,
    ...invariantEndpoints,
    ...reportEndpoints,
    readRoleRights,
    readRightHolders,
    ...historyEndpoints(resources),
    ...returnEndpoints(resources, works),
    ...noteEndpoints(resources),
    ...copyEndpoints(resources),
    previewMoveByStaff,
    readCancellation,
    quoteRefundForStaff,
    rerunProd,
    ...exportRequests(resources),
    ...mergeEndpoints(resources, works),
    ...ownExports(resources),
    ...importEndpoints(resources),
    createPromoBatch,
    ...resources.flatMap((resource) =>
      withNamedRivals(resource.name, withTrash(resource, works, endpointsOf(resource, works, '/adm'))),
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
