import type { AnyEndpoint } from './http/endpoint.ts';
import { evidenceEndpoints } from './marketing/evidence.ts';
import { expenseFileEndpoints } from './refunds/expenseFiles.staff.ts';
import { readStudentDocumentFile } from './resources/student_documents/studentDocuments.file.ts';

/** What was sent in confidence, as staff hand it in and read it. */
export const staffPaperEndpoints: AnyEndpoint[] = [
  ...expenseFileEndpoints,
  readStudentDocumentFile,
  ...evidenceEndpoints,
];
