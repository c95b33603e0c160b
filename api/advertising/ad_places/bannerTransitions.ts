import type { Banner } from '@odonta/db/models';
import { type BannerTransition, bannerLifecycle } from '@odonta/db/vocabulary/advertising/bannerLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** For advertisers and the clock; those of staff go through the resource. */
export const transitionBanner = transitionsOf<Banner, BannerTransition>('banner_campaigns', bannerLifecycle);
