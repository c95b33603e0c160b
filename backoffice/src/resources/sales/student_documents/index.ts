import StudentIcon from '@mui/icons-material/SchoolOutlined';
import type { StaffStudentDocument } from '@odonta/api/contract';
import { studentDocumentsEntity } from '@odonta/db/vocabulary/sales/studentDocuments.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const studentDocuments = resource<StaffStudentDocument, typeof studentDocumentsEntity>(
  studentDocumentsEntity,
  {
    icon: StudentIcon,
    empty: {
      title: 'Документов студентов пока нет',
      text: 'Они появятся, когда кто-нибудь запишется на курс по цене для студентов и ординаторов.',
    },
    never: ['create', 'edit', 'export'],
    titleOf: ({ order_number }) => `Документ студента, заказ ${order_number}`,
    screens: { list: screen('StudentDocumentList'), show: screen('StudentDocumentCard') },
  },
);
