import BannerIcon from '@mui/icons-material/ViewCarouselOutlined';
import type { StaffBanner } from '@odonta/api/contract';
import { bannerCampaignsEntity } from '@odonta/db/vocabulary/advertising/bannerCampaigns.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const bannerCampaigns = resource<StaffBanner, typeof bannerCampaignsEntity>(bannerCampaignsEntity, {
  icon: BannerIcon,
  isCopied: true,
  empty: {
    title: 'Баннеров пока нет',
    text: 'Баннеры стоят под шапкой сайта и в разделах каталога. Пока их нет, под шапкой печатается слоган.',
  },
  titleOf: ({ id, alt }) => `Баннер № ${id}, ${alt}`,
  screens: {
    list: screen('BannerList'),
    edit: screen('BannerEdit'),
    create: screen('BannerCreate'),
    show: screen('BannerShow'),
  },
});
