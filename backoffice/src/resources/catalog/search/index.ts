import SearchIcon from '@mui/icons-material/ManageSearchOutlined';
import SynonymIcon from '@mui/icons-material/SyncAltOutlined';
import type { StaffSearchReportRow, StaffSynonym } from '@odonta/api/contract';
import { searchReportEntity } from '@odonta/db/vocabulary/catalog/searchReport.entity.ts';
import { synonymsEntity } from '@odonta/db/vocabulary/catalog/synonyms.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const searchReport = resource<StaffSearchReportRow, typeof searchReportEntity>(searchReportEntity, {
  icon: SearchIcon,
  empty: {
    title: 'Запросов пока нет',
    text: 'Они появятся, когда посетители начнут искать курсы. Кто искал, не записывается.',
  },
  never: ['create', 'edit', 'delete', 'show'],
  titleOf: ({ query }) => query,
  screens: { list: screen('SearchReport') },
});

export const synonyms = resource<StaffSynonym, typeof synonymsEntity>(synonymsEntity, {
  icon: SynonymIcon,
  empty: {
    title: 'Синонимов пока нет',
    text: 'Синонимы — слова, которыми врачи называют одно и то же: поиск находит курс по любому из них.',
  },
  never: ['export'],
  titleOf: ({ words }) => words.join(', '),
  screens: {
    list: screen('SynonymList'),
    edit: screen('SynonymEdit'),
    create: screen('SynonymCreate'),
    show: screen('SynonymShow'),
  },
});
