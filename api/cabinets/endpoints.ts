import { followEndpoints } from '../catalog/follows/follows.cabinet.ts';
import { readOwnLoyalty } from '../loyalty/loyalty_tiers/ownLoyalty.ts';
import { readOwnInvitations } from '../loyalty/referrals/referrals.cabinet.ts';
import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import { ownerEndpoints } from '../sales/company_approvals/companyApprovals.cabinet.ts';
import { ownStatementEndpoints } from './accountingDocs.cabinet.ts';
import { centerBannerEndpoints } from './centerBanners/centerBanners.ts';
import { centerCheckInEndpoints } from './centerCheckIn/centerCheckIn.ts';
import { centerFunnelEndpoints } from './centerFunnel/centerFunnel.ts';
import { centerMailingEndpoints } from './centerMailings/centerMailings.ts';
import { centerMembershipEndpoints } from './centerMembers/accepting.ts';
import { centerMemberEndpoints } from './centerMembers/centerMembers.ts';
import { centerPinningEndpoints } from './centerPinnings/centerPinnings.ts';
import { centerProdEndpoints } from './centerProds/centerProds.ts';
import { centerPictureEndpoint } from './centerProds/pictures.ts';
import { centerPreviewEndpoints } from './centerProds/previewing.ts';
import { centerDemandEndpoints } from './centersDemand.ts';
import { centerMovingEndpoints } from './centersMoving.ts';
import { centerOrderEndpoints } from './centersOrders.ts';
import { replaceByCenter } from './centersReplacing.ts';
import { closureEndpoints } from './closures/closures.ts';
import { courseImportEndpoints } from './courseImports/courseImports.ts';
import { courseMessageEndpoints } from './courseMessages/courseMessages.ts';
import { centerLetterEndpoints } from './courseMessages/ending.ts';
import { employeeEndpoints } from './employees/employees.legal.ts';
import { joinFavourites } from './favourites.ts';
import { individualCabinet } from './individual.ts';
import { lecturerCourseEndpoints } from './lecturer/lecturerCourses.ts';
import { lecturerLessonEndpoints } from './lecturer/lecturerLessons.ts';
import { lecturerProfileEndpoints } from './lecturer/lecturerProfile.ts';
import { lecturerArticleEndpoints } from './lecturerArticles/lecturerArticles.ts';
import { lecturerAnsweringEndpoints } from './lecturerInvitations/answering.ts';
import { lecturerInvitingEndpoints } from './lecturerInvitations/inviting.ts';
import { legalCabinet } from './legal.ts';
import { advertsEndpoints } from './letters/adverts.ts';
import { letterEndpoints } from './letters/ownLetters.ts';
import { materialCabinetEndpoints } from './materials/materials.ts';
import { acceptMembership } from './members/invitation.ts';
import { memberEndpoints } from './members/members.ts';
import { onboardingEndpoints } from './onboarding/onboarding.ts';
import { requisitesEndpoints } from './requisites/requisites.ts';
import { centerReviewEndpoints } from './sellerReviews/centerReviews.ts';
import { lecturerReviewEndpoints } from './sellerReviews/lecturerReviews.ts';
import { trainingEndpoints } from './training/training.legal.ts';
import { ownWebhookEndpoints } from './webhooks/webhooks.ts';

/** The endpoints of cabinets that no resource declares. */
export const cabinetEndpoints: AnyEndpoint[] = [
  ...individualCabinet,
  joinFavourites,
  ...letterEndpoints,
  ...advertsEndpoints,
  ...followEndpoints,
  readOwnInvitations,
  ...legalCabinet,
  ...employeeEndpoints,
  ...trainingEndpoints,
  readOwnLoyalty,
  ...memberEndpoints,
  ...ownerEndpoints,
  acceptMembership,
  ...onboardingEndpoints,
  ...closureEndpoints,
  ...requisitesEndpoints,
  ...centerMemberEndpoints,
  ...centerMembershipEndpoints,
  ...centerCheckInEndpoints,
  ...centerOrderEndpoints,
  replaceByCenter,
  ...centerMovingEndpoints,
  ...courseImportEndpoints,
  ...courseMessageEndpoints,
  ...centerLetterEndpoints,
  ...centerDemandEndpoints,
  ...centerBannerEndpoints,
  ...centerPinningEndpoints,
  ...centerMailingEndpoints,
  ...centerFunnelEndpoints,
  ...centerProdEndpoints,
  centerPictureEndpoint,
  ...centerPreviewEndpoints,
  ...lecturerInvitingEndpoints,
  ...lecturerAnsweringEndpoints,
  ...materialCabinetEndpoints,
  ...ownStatementEndpoints,
  ...lecturerCourseEndpoints,
  ...lecturerProfileEndpoints,
  ...lecturerArticleEndpoints,
  ...lecturerLessonEndpoints,
  ...ownWebhookEndpoints,
  ...centerReviewEndpoints,
  ...lecturerReviewEndpoints,
];
