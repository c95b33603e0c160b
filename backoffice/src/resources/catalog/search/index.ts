import SearchIcon from '@mui/icons-material/ManageSearchOutlined';
import SynonymIcon from '@mui/icons-material/SyncAltOutlined';
import type { StaffSearchReportRow, StaffSynonym } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../search.ts'));

export const searchReport = resource<StaffSearchReportRow>({
  name: 'search_report',
  label: 'Что ищут и не находят',
  group: 'search',
  area: 'search_report',
  icon: SearchIcon,
  counted: ['запрос', 'запроса', 'запросов'],
  empty: {
    title: 'Запросов пока нет',
    text: 'Они появятся, когда посетители начнут искать курсы. Кто искал, не записывается.',
  },
  never: ['create', 'edit', 'delete', 'show'],
  titleOf: ({ query }) => query,
  fields: {
    id: '№',
    query: 'Запрос',
    asked_week: 'За 7 дней',
    asked_month: 'За 30 дней',
    asked_year: 'За год',
    asked_in_vain: 'Не нашли',
    found: 'Нашлось',
    corrected: 'Показано вместо',
    clicks: 'Открыли курс',
    click_position: 'Среднее место',
    last_asked: 'Последний раз',
  },
  screens: { list: screen('SearchReport') },
});

export const synonyms = resource<StaffSynonym>({
  name: 'synonyms',
  label: 'Синонимы поиска',
  group: 'search',
  area: 'synonyms',
  icon: SynonymIcon,
  counted: ['группа', 'группы', 'групп'],
  empty: {
    title: 'Синонимов пока нет',
    text: 'Синонимы — слова, которыми врачи называют одно и то же: поиск находит курс по любому из них.',
  },
  never: ['export'],
  titleOf: ({ words }) => words.join(', '),
  fields: { id: '№', words: 'Слова', updated_at: 'Изменена' },
  screens: {
    list: screen('SynonymList'),
    edit: screen('SynonymEdit'),
    create: screen('SynonymCreate'),
    show: screen('SynonymShow'),
  },
});
