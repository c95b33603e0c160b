/** The screens of the menu group, one chunk. */
export { BannerList } from './advertising/banner_campaigns/BannerList.tsx';
export { BannerCreate, BannerEdit, BannerShow } from './advertising/banner_campaigns/BannerPages.tsx';
export { PinningList } from './advertising/pinnings/PinningList.tsx';
export { PinningCreate, PinningEdit, PinningShow } from './advertising/pinnings/PinningPages.tsx';
export { TopStripList } from './advertising/top_strip/TopStripList.tsx';
export { TopStripCreate, TopStripEdit, TopStripShow } from './advertising/top_strip/TopStripPages.tsx';
