/** The screens of the entity, one chunk. */
export { BannerList } from './BannerList.tsx';
export { BannerCreate, BannerEdit, BannerShow } from './BannerPages.tsx';
