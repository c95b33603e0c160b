/** The screens of the menu group, one chunk. */
export { BannerList } from './banner_campaigns/BannerList.tsx';
export { BannerCreate, BannerEdit, BannerShow } from './banner_campaigns/BannerPages.tsx';
export { PinningList } from './pinnings/PinningList.tsx';
export { PinningCreate, PinningEdit, PinningShow } from './pinnings/PinningPages.tsx';
export { TopStripList } from './top_strip/TopStripList.tsx';
export { TopStripCreate, TopStripEdit, TopStripShow } from './top_strip/TopStripPages.tsx';
