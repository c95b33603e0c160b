import { type BannerLook, bannerFilePrefix } from '../../../vocabulary/advertising/banners.ts';
import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';

/** How many covers a category has. */
export const coverVariants = 6;

export const coverOf = (key: string) => key.replaceAll('_', '-');
/** Generated courses share the covers of their category. */
export const sharedCover = (category: CategoryId, place: number) => `${category}-${place % coverVariants}`;
export const articleCover = (index: number) => `article-${index + 1}`;
export const giftPicture = (index: number) => `gift-${index + 1}`;
export const bannerFile = (index: number, slot: number, look: BannerLook) =>
  `${bannerFilePrefix(slot, look)}${index + 1}`;
