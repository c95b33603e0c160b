import { initBanner } from './Banner.ts';
import { initBannerStat } from './BannerStat.ts';
import { initBannerVisit } from './BannerVisit.ts';
import { associateCollections, collectionsModels } from './collections/index.ts';
import { associateMarketing, marketingModels } from './marketing/index.ts';
import { initPinnedWeek } from './PinnedWeek.ts';
import { initPinning } from './Pinning.ts';
import { initTopStrip } from './TopStrip.ts';

export const advertisingModels = [
  initBanner,
  initBannerStat,
  initBannerVisit,
  initTopStrip,
  initPinning,
  initPinnedWeek,
  ...marketingModels,
  ...collectionsModels,
];

export function associateAdvertising(): void {
  associateMarketing();
  associateCollections();
}

export { Banner } from './Banner.ts';
export { BannerStat } from './BannerStat.ts';
export { BannerVisit, deleteBannerVisitors } from './BannerVisit.ts';
export * from './collections/index.ts';
export * from './marketing/index.ts';
export { PinnedWeek } from './PinnedWeek.ts';
export { Pinning } from './Pinning.ts';
export { reportDueShowings } from './reportDueShowings.ts';
export { TopStrip } from './TopStrip.ts';
