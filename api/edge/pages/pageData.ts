import type { FoundProd, PageData, SearchResult, SiteFacts } from '@odonta/api/contract';
import { plainCard } from '@odonta/db/models';
import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { hasBanners } from '../../advertising/banners/banners.open.ts';
import { findCollection } from '../../advertising/collections/collections.reading.ts';
import { findPromotions } from '../../advertising/related_promotions/matching.ts';
import { runningStrip } from '../../advertising/top_strip/topStrip.open.ts';
import { findCenter, wasCenterDeleted } from '../../catalog/centers/centers.reading.ts';
import { findCategories, findSpecializations } from '../../catalog/dictionaries/dictionaries.open.ts';
import { countLecturersByLetter, findLecturers } from '../../catalog/lecturers/lecturers.open.ts';
import { findLecturer } from '../../catalog/lecturers/lecturers.reading.ts';
import { findProd, wasDeleted } from '../../catalog/prods/prods.open.ts';
import { findSimilar } from '../../catalog/prods/prods.similar.ts';
import { findReviews } from '../../catalog/reviews/reviews.reading.ts';
import { takesUnverifiedReviews } from '../../catalog/reviews/reviews.receiving.ts';
import { calendarOf } from '../../catalog/search/calendar.ts';
import { cityNamedIn } from '../../catalog/search/namedCity.ts';
import { type SearchParameters, searchParameters } from '../../catalog/search/parameters.ts';
import { searchCards } from '../../catalog/search/search.ts';
import {
  findArticle,
  findArticleCategories,
  findArticles,
  findTags,
} from '../../content/articles/articles.reading.ts';
import { findDocuments } from '../../content/documents/documents.open.ts';
import { findMeta } from '../../content/page_metas/pageMetas.open.ts';
import { findAddedPages, findContentPage, wasPageDeleted } from '../../content/pages/pages.open.ts';
import { bonusTerms } from '../../loyalty/bonuses/earning/rules.ts';
import { findCertificate } from '../../sales/certificates/certificates.open.ts';
import { findLessons } from '../../sales/lessons/reading.ts';
import { lecturerSubject, picturePath, prodSubject } from '../openGraph/subjects.ts';
import { draftBehind } from '../previews/drafts.ts';

/** The data of pages, read in this process. */
export function pageData(site: SiteFacts, thirdParty: ThirdPartyServices, secret: string): PageData {
  return {
    search,
    calendar: (typed) => calendarOf(understood(typed)),
    cityNamedIn,
    prod: findProd,
    wasDeleted,
    similar: findSimilar,
    lessons: findLessons,
    promotions: findPromotions,
    prodPicture: (prod) => picturePath(prodSubject(prod)),
    lecturerPicture: (lecturer) => picturePath(lecturerSubject(lecturer)),
    categories: findCategories,
    specializations: findSpecializations,
    lecturers: findLecturers,
    lecturersByLetter: countLecturersByLetter,
    lecturer: findLecturer,
    center: findCenter,
    wasCenterDeleted,
    articles: findArticles,
    article: findArticle,
    articleTags: findTags,
    articleCategories: findArticleCategories,
    draft: (token) => draftBehind(secret, token),
    reviews: findReviews,
    unverifiedReviews: () => takesUnverifiedReviews(),
    content: findContentPage,
    addedPages: findAddedPages,
    wasPageDeleted,
    meta: findMeta,
    documents: findDocuments,
    bonusTerms,
    certificate: findCertificate,
    collection: findCollection,
    hasBanners,
    topStrip: runningStrip,
    now: nowInSeconds,
    site,
    thirdParty,
  };
}

async function search(typed: Readonly<Record<string, string>>): Promise<SearchResult> {
  const { prods, ...rest } = await searchCards(understood(typed));
  return { prods: (JSON.parse(String(Buffer.concat(prods))) as FoundProd[]).map(plainCard), ...rest };
}

/** Visitors type and cut addresses: parameters that cannot be understood are left out, where the API would refuse them. */
function understood(typed: Readonly<Record<string, string>>): SearchParameters {
  const kept = Object.entries(typed).filter(
    ([name, value]) => !searchParameters.validate({ [name]: value }).error,
  );
  return searchParameters.validate(Object.fromEntries(kept)).value as SearchParameters;
}
