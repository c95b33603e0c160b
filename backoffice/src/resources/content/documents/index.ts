import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { StaffDocument } from '@odonta/api/contract';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../site.ts'));

export const documents = resource<StaffDocument>({
  name: 'documents',
  label: 'Документы',
  group: 'site',
  area: 'pages',
  icon: DocumentIcon,
  counted: ['документ', 'документа', 'документов'],
  empty: {
    title: 'Документов пока нет',
    text: 'Загруженный PDF появится на странице сайта «Документы».',
  },
  titleOf: ({ title }) => title,
  fields: {
    id: '№',
    title: 'Название',
    file: 'Файл',
    src: 'Адрес файла',
    sort: 'Порядок',
    updated_at: 'Изменён',
  },
  screens: {
    list: screen('DocumentList'),
    edit: screen('DocumentEdit'),
    create: screen('DocumentCreate'),
    show: screen('DocumentShow'),
  },
});
