import type { AdPicture } from '@odonta/api/contract';
import type { Banner } from '@odonta/db/models';

/** The showing part of a banner and its advertiser; empty where an advertiser has still to fill it. */
export const creativeOf = (banner: Banner): AdPicture => ({
  url: banner.url ?? '',
  filename: banner.filename ?? '',
  filename_mobile: banner.filename_mobile ?? '',
  alt: banner.alt ?? '',
  ad_company: banner.ad_company ?? '',
  ad_inn: banner.ad_inn ?? '',
  ad_reg_number: banner.ad_reg_number ?? '',
});
