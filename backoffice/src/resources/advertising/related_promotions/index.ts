import PromotionIcon from '@mui/icons-material/RedeemOutlined';
import type { StaffRelatedPromotion } from '@odonta/api/contract';
import { relatedPromotionsEntity } from '@odonta/db/vocabulary/advertising/relatedPromotions.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const relatedPromotions = resource<StaffRelatedPromotion, typeof relatedPromotionsEntity>(
  relatedPromotionsEntity,
  {
    icon: PromotionIcon,
    empty: {
      title: 'Партнёрских бонусов пока нет',
      text: 'Торговые организации заводят их в своём кабинете. Здесь их проверяют и публикуют у подходящих курсов.',
    },
    titleOf: ({ name }) => name,
    screens: {
      list: screen('PromotionList'),
      edit: screen('PromotionEdit'),
      create: screen('PromotionCreate'),
      show: screen('PromotionShow'),
    },
  },
);
