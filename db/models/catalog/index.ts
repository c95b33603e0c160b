import { initCategory } from './Category.ts';
import { initCenter } from './Center.ts';
import { initCenterInvitation } from './CenterInvitation.ts';
import { initCenterMail } from './CenterMail.ts';
import { initCenterMemberInvitation } from './CenterMemberInvitation.ts';
import { initCity } from './City.ts';
import { initCourseMessage } from './CourseMessage.ts';
import { initFavourite } from './Favourite.ts';
import { initLecturer } from './Lecturer.ts';
import { initLecturerInvitation } from './LecturerInvitation.ts';
import { associateNegativeLecturers, negativeLecturerModels } from './negativeLecturers/index.ts';
import { initProd } from './Prod.ts';
import { initProdCard } from './ProdCard.ts';
import { initProdChange } from './ProdChange.ts';
import { initProdLecturer } from './ProdLecturer.ts';
import { initProdPreview } from './ProdPreview.ts';
import { initProdPrice } from './ProdPrice.ts';
import { initProdQuestion } from './ProdQuestion.ts';
import { initProdRevision } from './ProdRevision.ts';
import { initProdViews } from './ProdViews.ts';
import { initReview } from './reviews/Review.ts';
import { initReviewCode } from './reviews/ReviewCode.ts';
import { initReviewDispute } from './reviews/ReviewDispute.ts';
import { initReviewMail } from './reviews/ReviewMail.ts';
import { initSearchFollow } from './SearchFollow.ts';
import { initSearchLogEntry } from './SearchLogEntry.ts';
import { initSearchReportRow } from './SearchReportRow.ts';
import { initSynonym } from './Synonym.ts';

/** The public catalogue: courses, their centres and lecturers, and cities. */
export const catalogModels = [
  initCity,
  initCategory,
  initSynonym,
  initCenter,
  initCenterInvitation,
  initCenterMemberInvitation,
  initCenterMail,
  initLecturer,
  initProd,
  initProdPrice,
  initProdLecturer,
  initLecturerInvitation,
  initProdChange,
  initFavourite,
  initSearchFollow,
  initProdQuestion,
  initProdRevision,
  initCourseMessage,
  initProdPreview,
  initProdViews,
  initProdCard,
  ...negativeLecturerModels,
  initReviewCode,
  initReview,
  initReviewDispute,
  initReviewMail,
  initSearchLogEntry,
  initSearchReportRow,
];

export function associateCatalog(): void {
  associateNegativeLecturers();
}

export { Category } from './Category.ts';
export { Center } from './Center.ts';
export { CenterInvitation } from './CenterInvitation.ts';
export { CenterMail } from './CenterMail.ts';
export { CenterMemberInvitation } from './CenterMemberInvitation.ts';
export { City } from './City.ts';
export { CourseMessage } from './CourseMessage.ts';
export { Favourite } from './Favourite.ts';
export { Lecturer } from './Lecturer.ts';
export { LecturerInvitation } from './LecturerInvitation.ts';
export * from './negativeLecturers/index.ts';
export { Prod } from './Prod.ts';
export { ProdCard } from './ProdCard.ts';
export { ProdChange } from './ProdChange.ts';
export { ProdLecturer } from './ProdLecturer.ts';
export { ProdPreview } from './ProdPreview.ts';
export { ProdPrice } from './ProdPrice.ts';
export { ProdQuestion } from './ProdQuestion.ts';
export { type EditedValues, ProdRevision } from './ProdRevision.ts';
export { ProdViews } from './ProdViews.ts';
export { plainCard } from './plainCard.ts';
export { lecturersOf, refreshProdCards, shownWithProd } from './prodCards.ts';
export { offeredPricesOf, optionOf, optionsOf, timetableOf } from './prodFacts.ts';
export { type Changed, changedSoFar, refreshDueCards } from './refreshReadModels.ts';
export { columnsOfContent, contentOf, Review, type ReviewContent } from './reviews/Review.ts';
export { ReviewCode } from './reviews/ReviewCode.ts';
export { ReviewDispute } from './reviews/ReviewDispute.ts';
export { ReviewMail } from './reviews/ReviewMail.ts';
export { recountRatings } from './reviews/ratings.ts';
export { SearchFollow } from './SearchFollow.ts';
export { SearchLogEntry } from './SearchLogEntry.ts';
export { SearchReportRow } from './SearchReportRow.ts';
export { Synonym } from './Synonym.ts';
