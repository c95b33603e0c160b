import CenterIcon from '@mui/icons-material/ApartmentOutlined';
import type { StaffCenter } from '@odonta/api/contract';
import { centersEntity } from '@odonta/db/vocabulary/catalog/centers.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const centers = resource<StaffCenter, typeof centersEntity>(centersEntity, {
  icon: CenterIcon,
  empty: {
    title: 'Центров пока нет',
    text: 'Каждый курс принадлежит учебному центру, поэтому каталог начинают с центров.',
  },
  optionOf: ({ name, city }) => [name, city].filter(Boolean).join(' · '),
  titleOf: ({ name }) => name,
  screens: {
    list: screen('CenterList'),
    edit: screen('CenterEdit'),
    create: screen('CenterCreate'),
    show: screen('CenterShow'),
  },
});
