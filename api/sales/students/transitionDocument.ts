import type { StudentDocument } from '@odonta/db/models';
import {
  type StudentDocumentTransition,
  studentDocumentLifecycle,
} from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionDocument = transitionsOf<StudentDocument, StudentDocumentTransition>(
  'student_documents',
  studentDocumentLifecycle,
);
