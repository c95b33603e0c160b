import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import type { AddedPath, CompanyFacts, PagePath } from '@odonta/db/vocabulary/content/pages.ts';
import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import type { BonusTerms } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import type { ArticleFull, ArticleList, ArticleSearch, ArticleTag } from './articles.ts';
import type {
  CalendarDay,
  CategoryEntry,
  NamedCity,
  ProdCard,
  ProdFull,
  SearchResult,
  Specialization,
} from './catalog.ts';
import type { CenterFull } from './centers.ts';
import type { CertificateView } from './certificates.ts';
import type { CollectionView } from './collections.ts';
import type { ContentPage, ListedPage, PublicDocument } from './content.ts';
import type { LecturerCard, LecturerFull } from './lecturers.ts';
import type { LessonOffer } from './lessons.ts';
import type { OwnMeta } from './pageMetas.ts';
import type { Draft } from './previews.ts';
import type { CoursePromotion } from './relatedPromotions.ts';
import type { ReviewList, ReviewQuery } from './reviews.ts';

import type { StripPlace, TopStrip } from './site.ts';

/** The data pages are made of, in `Astro.locals.data`. Public data only: a page is the same bytes for everyone. */
export interface PageData {
  /** The parameters of `GET /prods/search`; unknown or ill-formed ones are ignored here, because visitors type addresses. */
  search(parameters: Readonly<Record<string, string>>): Promise<SearchResult>;
  /** The same, its courses by the day they begin on; `dateStart` and `dateEnd` bound the days. */
  calendar(
    parameters: Readonly<Record<string, string>>,
  ): Promise<Omit<SearchResult, 'prods'> & { days: CalendarDay[] }>;
  /** The city that words name, and the words without it. */
  cityNamedIn(words: string): Promise<Omit<NamedCity, 'count'> | null>;
  prod(id: number): Promise<ProdFull | null>;
  /** Whether visitors knew this course and it was deleted since. */
  wasDeleted(id: number): Promise<boolean>;
  similar(id: number): Promise<ProdCard[]>;
  /** The free hours of an individual course; null where it is not sold by the hour. */
  lessons(prodId: number): Promise<LessonOffer | null>;
  /** The bonuses of trading organisations beside a course now. */
  promotions(prodId: number): Promise<CoursePromotion[]>;
  /** The address of the picture by which a course, or a lecturer, is shared. */
  prodPicture(prod: ProdFull): string;
  lecturerPicture(lecturer: LecturerFull): string;
  categories(): Promise<CategoryEntry[]>;
  specializations(): Promise<Specialization[]>;
  lecturers(page: { name?: string; letter?: string; limit: number; offset: number }): Promise<LecturerCard[]>;
  lecturersByLetter(): Promise<Record<string, number>>;
  lecturer(sef: string, courses: { limit: number; offset: number }): Promise<LecturerFull | null>;
  center(slug: string, courses: { limit: number; offset: number }): Promise<CenterFull | null>;
  /** Whether visitors knew this centre and it was deleted since. */
  wasCenterDeleted(slug: string): Promise<boolean>;
  articles(search: ArticleSearch): Promise<ArticleList>;
  article(id: number): Promise<ArticleFull | null>;
  /** Those of published articles, the most used first. */
  articleTags(): Promise<(ArticleTag & { count: number })[]>;
  articleCategories(): Promise<CategoryEntry[]>;
  /** The draft behind a preview token. */
  draft(token: string): Promise<Draft | null>;
  reviews(query: ReviewQuery): Promise<ReviewList>;
  /** Whether every visitor may write a review, or only those with a code. */
  unverifiedReviews(): Promise<boolean>;
  /** The edition in force of a page that staff write; another edition only of a legal text. */
  content(path: PagePath, number?: number): Promise<ContentPage | null>;
  /** Published pages that staff have added. */
  addedPages(): Promise<ListedPage[]>;
  /** Whether visitors knew a page that staff had added and deleted. */
  wasPageDeleted(path: AddedPath): Promise<boolean>;
  /** The meta that staff wrote for this page, overriding its own. */
  meta(path: string): Promise<OwnMeta | null>;
  documents(): Promise<PublicDocument[]>;
  bonusTerms(): Promise<BonusTerms>;
  /** A certificate of attendance, by the code on its document. */
  certificate(code: string): Promise<CertificateView | null>;
  /** The collection behind a link, by its code. */
  collection(code: string): Promise<CollectionView | null>;
  /** Whether a banner runs now in the slot, of the category where the slot belongs to one. */
  hasBanners(slot: BannerSlotCode, category_id: number | null): Promise<boolean>;
  /** The announcement above the header of such a page, when one is shown now. */
  topStrip(place?: StripPlace): Promise<TopStrip | null>;
  /** Unix seconds; pages ask here instead of the clock, so that a test may stop it. */
  now(): number;
  site: SiteFacts;
  /** The third-party services that the operator has configured. */
  thirdParty: ThirdPartyServices;
}

/** Facts about the company in the footer and in structured data, equal to those on the page of contacts. */
export interface SiteFacts extends CompanyFacts {
  base_url: string;
  /** The first of the phones. */
  phone: string;
  /** The edition of the policy in force, as consents name it. */
  policy_version: string;
  /** Whether the bank is a sandbox, so that nothing here takes money. */
  takes_test_cards: boolean;
}
