import { cabinetEndpoints } from './cabinets/endpoints.ts';
import { openFollowEndpoints } from './catalog/follows/follows.open.ts';
import type { Config } from './config.ts';
import { previewEndpoints } from './edge/previews/previews.staff.ts';
import { acceptInvitation } from './identity/sessions/invitations.ts';
import { ownPasswordEndpoints } from './identity/sessions/ownPassword.ts';
import { ownSessionEndpoints } from './identity/sessions/ownSessions.ts';
import { profileEndpoints } from './identity/sessions/profiles.ts';
import { emailEndpoints } from './identity/sessions/provingEmail.ts';
import { reauthenticationEndpoints } from './identity/sessions/reauthentication.ts';
import { recoveryEndpoints } from './identity/sessions/recovery.ts';
import { ownSecondFactorEndpoints } from './identity/sessions/secondFactor/ownSecondFactor.ts';
import { secondFactorsBy } from './identity/sessions/secondFactor/secondFactors.ts';
import { signInEndpoints } from './identity/sessions/signIn.ts';
import { checkInvitation } from './loyalty/referrals/referrals.open.ts';
import { platformRequisitesEndpoints } from './money/platform_requisites/platformRequisites.endpoints.ts';
import { findCompanyByInn } from './platform/company_lookup/companyLookup.open.ts';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import type { Limiter } from './platform/http/limits.ts';
import { unitOfWork } from './platform/journals/unitOfWork.ts';
import { endpointsOf } from './platform/kit/endpointsOf.ts';
import type { FailureLimiter } from './platform/limits/failureLimiter.ts';
import { invariantEndpoints } from './reports/invariants/invariants.staff.ts';
import { reportEndpoints } from './reports/reports.staff.ts';
import { resources } from './resources.ts';
import { voucherEndpoints } from './sales/buyingVouchers/vouchers.open.ts';
import { approvalEndpoints } from './tools/approvals/approvals.staff.ts';
import { bulkEndpoints } from './tools/bulk/bulk.ts';
import { clientEndpoints } from './tools/clients/clients.staff.ts';
import { withNamedConcurrentEditors } from './tools/conflicts/namingConcurrentEditors.ts';
import { copyEndpoints } from './tools/copies/copies.ts';
import { rerunProd } from './tools/copies/rerunning.ts';
import { exportRequests } from './tools/exports/asking.ts';
import { ownExports } from './tools/exports/exports.staff.ts';
import { figureEndpoints } from './tools/figures/figures.staff.ts';
import { readWaiting } from './tools/figures/waiting.staff.ts';
import { findAnything } from './tools/finder/finder.staff.ts';
import { historyEndpoints } from './tools/history/history.staff.ts';
import { returnEndpoints } from './tools/history/returning.ts';
import { mergeEndpoints } from './tools/merging/merging.staff.ts';
import { noteEndpoints } from './tools/notes/notes.staff.ts';
import { noticeEndpoints } from './tools/notices/notices.staff.ts';
import { paperEndpoints } from './tools/papers/papers.staff.ts';
import { preferenceEndpoints } from './tools/preferences.ts';
import { queueEndpoints } from './tools/queues/queues.staff.ts';
import { readRightHolders, readRoleRights } from './tools/rights/rights.staff.ts';
import { withTrash } from './tools/trash/trash.ts';
import { uploadFile } from './tools/uploads/uploads.ts';
import { viewEndpoints } from './tools/views/views.staff.ts';

/** All endpoints of the API; a resource declares its own. */
export function endpointsFor(
  config: Pick<Config, 'jwtSecret'>,
  failures: FailureLimiter,
  limiter: Limiter,
): AnyEndpoint[] {
  const factors = secondFactorsBy(config.jwtSecret);
  return [
    ...signInEndpoints({ secret: config.jwtSecret, failures, factors }),
    ...reauthenticationEndpoints({ failures, factors }),
    ...ownSecondFactorEndpoints(factors),
    acceptInvitation,
    ...emailEndpoints,
    ...recoveryEndpoints(failures),
    ...profileEndpoints,
    ...ownSessionEndpoints,
    ...ownPasswordEndpoints(failures),
    uploadFile,
    ...preferenceEndpoints,
    ...noticeEndpoints,
    ...viewEndpoints(resources),
    ...bulkEndpoints(resources, unitOfWork),
    ...previewEndpoints(config.jwtSecret),
    ...figureEndpoints,
    findAnything(resources),
    ...clientEndpoints(resources),
    ...paperEndpoints(resources),
    readWaiting(resources),
    ...approvalEndpoints,
    ...platformRequisitesEndpoints,
    ...queueEndpoints,
    ...invariantEndpoints,
    ...reportEndpoints,
    readRoleRights,
    readRightHolders,
    ...historyEndpoints(resources),
    ...returnEndpoints(resources, unitOfWork),
    ...noteEndpoints(resources),
    ...copyEndpoints(resources),
    rerunProd,
    ...exportRequests(resources),
    ...mergeEndpoints(resources, unitOfWork),
    ...ownExports(resources),
    ...resources.flatMap((resource) => [
      ...(resource.endpoints?.({ resource, secret: config.jwtSecret, limiter }) ?? []),
      ...withNamedConcurrentEditors(
        resource.name,
        withTrash(resource, unitOfWork, endpointsOf(resource, unitOfWork, '/adm')),
      ),
    ]),
    ...cabinetEndpoints,
    checkInvitation,
    findCompanyByInn,
    ...voucherEndpoints,
    ...openFollowEndpoints,
  ];
}
