import type { StudentDocument } from '@odonta/db/models';
import {
  type StudentDocumentMove,
  studentDocumentLifecycle,
} from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const moveDocument = transitionsOf<StudentDocument, StudentDocumentMove>(
  'student_documents',
  studentDocumentLifecycle,
);
