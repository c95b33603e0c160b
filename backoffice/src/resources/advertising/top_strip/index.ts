import StripIcon from '@mui/icons-material/CampaignOutlined';
import type { StaffTopStrip } from '@odonta/api/contract';
import { topStripLifecycle } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../advertising.ts'));

export const topStrip = resource<StaffTopStrip>({
  name: 'top_strip',
  label: 'Верхняя плашка',
  group: 'advertising',
  area: 'top_strip',
  icon: StripIcon,
  isCopied: true,
  counted: ['плашка', 'плашки', 'плашек'],
  empty: {
    title: 'Плашек пока нет',
    text: 'Плашка — короткое объявление над шапкой сайта. Она появится, когда вы её опубликуете.',
  },
  titleOf: ({ header }) => header,
  fields: {
    id: '№',
    header: 'Заголовок',
    text: 'Текст',
    link: 'Ссылка',
    date_start: 'Начало показа',
    date_end: 'Конец показа',
    status: 'Статус',
    created_at: 'Создана',
    updated_at: 'Изменена',
  },
  codes: { status: labelsOf(topStripLifecycle.statuses) },
  screens: {
    list: screen('TopStripList'),
    edit: screen('TopStripEdit'),
    create: screen('TopStripCreate'),
    show: screen('TopStripShow'),
  },
});
