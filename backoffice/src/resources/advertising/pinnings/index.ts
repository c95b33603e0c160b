import PinIcon from '@mui/icons-material/PushPinOutlined';
import type { StaffPinning } from '@odonta/api/contract';
import { pinningsEntity } from '@odonta/db/vocabulary/advertising/pinnings.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const pinnings = resource<StaffPinning, typeof pinningsEntity>(pinningsEntity, {
  icon: PinIcon,
  empty: {
    title: 'Закреплений пока нет',
    text: 'Закреплённый курс стоит первым в списке категории, формата или всего каталога с пометкой «Реклама».',
  },
  titleOf: ({ id, prod }) => `Закрепление № ${id}, ${prod.name}`,
  screens: {
    list: screen('PinningList'),
    edit: screen('PinningEdit'),
    create: screen('PinningCreate'),
    show: screen('PinningShow'),
  },
});
