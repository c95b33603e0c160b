import { inDays } from '@odonta/db/testing/factories.ts';
import { buildBanner } from '@odonta/db/testing/siteFactories.ts';
import { bannerFilePrefix } from '@odonta/db/vocabulary/advertising/banners.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { sample } from '../../testing/sample.ts';

const pictures = {
  filename: `${bannerFilePrefix(5, 'desktop')}picture`,
  filename_mobile: `${bannerFilePrefix(5, 'mobile')}picture`,
};
const marks = { ad_company: 'ООО «Реклама»', ad_inn: '0000002777', ad_reg_number: 'erid-7' };
const days = () => ({ date_start: secondsOf(inDays(1)), date_end: secondsOf(inDays(9)) });

export const bannerCampaignsSample = sample('banner_campaigns', {
  build: buildBanner,
  create: () => ({
    slot: 5,
    url: 'https://advertiser.example/',
    ...pictures,
    alt: 'Новый баннер',
    ...marks,
    ...days(),
  }),
  bodies: { refund_balance: { sum: 1 } },
  change: { alt: 'После правки', ...pictures },
  of: ({ center, word }) => buildBanner({ alt: word, center_id: center.id }),
});
