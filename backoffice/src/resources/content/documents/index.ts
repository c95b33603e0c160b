import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { StaffDocument } from '@odonta/api/contract';
import { documentsEntity } from '@odonta/db/vocabulary/content/documents.entity.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./DocumentPages.tsx'));

export const documents = resource<StaffDocument, typeof documentsEntity>(documentsEntity, {
  icon: DocumentIcon,
  empty: {
    title: 'Документов пока нет',
    text: 'Загруженный PDF появится на странице сайта «Документы».',
  },
  titleOf: ({ title }) => title,
  screens: {
    list: screen('DocumentList'),
    edit: screen('DocumentEdit'),
    create: screen('DocumentCreate'),
    show: screen('DocumentShow'),
  },
});
