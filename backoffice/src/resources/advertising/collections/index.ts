import CollectionIcon from '@mui/icons-material/PlaylistAddCheckOutlined';
import type { StaffCollection } from '@odonta/api/contract';
import { collectionsEntity } from '@odonta/db/vocabulary/advertising/collections.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const collections = resource<StaffCollection, typeof collectionsEntity>(collectionsEntity, {
  icon: CollectionIcon,
  empty: {
    title: 'Подборок пока нет',
    text: 'Соберите врачу или клинике несколько курсов, отправьте ссылку на их страницу и смотрите, что открыли и что выбрали.',
  },
  titleOf: ({ name }) => name,
  screens: {
    list: screen('CollectionList'),
    edit: screen('CollectionEdit'),
    create: screen('CollectionCreate'),
    show: screen('CollectionShow'),
  },
});
