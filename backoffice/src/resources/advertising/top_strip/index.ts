import StripIcon from '@mui/icons-material/CampaignOutlined';
import type { StaffTopStrip } from '@odonta/api/contract';
import { topStripEntity } from '@odonta/db/vocabulary/advertising/topStrip.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const topStrip = resource<StaffTopStrip, typeof topStripEntity>(topStripEntity, {
  icon: StripIcon,
  isCopied: true,
  empty: {
    title: 'Плашек пока нет',
    text: 'Плашка — короткое объявление над шапкой сайта. Она появится, когда вы её опубликуете.',
  },
  titleOf: ({ header }) => header,
  screens: {
    list: screen('TopStripList'),
    edit: screen('TopStripEdit'),
    create: screen('TopStripCreate'),
    show: screen('TopStripShow'),
  },
});
