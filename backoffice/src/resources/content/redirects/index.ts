import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import type { StaffRedirect } from '@odonta/api/contract';
import { redirectsEntity } from '@odonta/db/vocabulary/content/redirects.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./RedirectPages.tsx'));

export const redirects = resource<StaffRedirect, typeof redirectsEntity>(redirectsEntity, {
  icon: RedirectIcon,
  empty: {
    title: 'Переадресаций пока нет',
    text: 'Они появляются сами, когда у курса, статьи или лектора меняется адрес. Добавлять вручную нужно лишь прежние адреса, известные снаружи.',
  },
  deletedForGood: true,
  titleOf: ({ from_path }) => from_path,
  screens: {
    list: screen('RedirectList'),
    edit: screen('RedirectEdit'),
    create: screen('RedirectCreate'),
    show: screen('RedirectShow'),
  },
});
