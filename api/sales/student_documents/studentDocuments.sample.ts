import { buildStudentDocument } from '@odonta/db/testing/studentFactories.ts';
import { sample } from '../../testing/sample.ts';

export const studentDocumentsSample = sample('student_documents', {
  build: () => buildStudentDocument(),
  deletable: () => buildStudentDocument({ status: 'CONFIRMED' }),
  at: { REJECTED: `reject_reason = 'Не тот документ'` },
  of: ({ prod, word }) => buildStudentDocument({ prod, status: 'REJECTED', reject_reason: word }),
});
