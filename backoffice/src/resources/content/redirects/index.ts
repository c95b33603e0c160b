import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import type { StaffRedirect } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { redirectStatuses } from './labels.ts';

const screen = screensOf(() => import('../../site.ts'));

export const redirects = resource<StaffRedirect>({
  name: 'redirects',
  label: 'Переадресации',
  group: 'site',
  area: 'seo',
  icon: RedirectIcon,
  counted: ['переадресация', 'переадресации', 'переадресаций'],
  empty: {
    title: 'Переадресаций пока нет',
    text: 'Они появляются сами, когда у курса, статьи или лектора меняется адрес. Добавлять вручную нужно лишь прежние адреса, известные снаружи.',
  },
  deletedForGood: true,
  titleOf: ({ from_path }) => from_path,
  fields: {
    id: '№',
    from_path: 'Прежний адрес',
    to_path: 'Новый адрес',
    status: 'Ответ',
    is_automatic: 'Появилась сама',
    hits: 'Переходов',
    last_hit_at: 'Последний переход',
    created_at: 'Создана',
  },
  codes: { status: redirectStatuses },
  screens: {
    list: screen('RedirectList'),
    edit: screen('RedirectEdit'),
    create: screen('RedirectCreate'),
    show: screen('RedirectShow'),
  },
});
