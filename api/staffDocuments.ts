import { evidenceEndpoints } from './advertising/marketing/evidence.ts';
import { downloadWithdrawalFile } from './advertising/marketing/withdrawalFile.ts';
import { negativeEvidenceEndpoints } from './catalog/negative_lecturers/negativeLecturers.evidence.ts';
import { downloadPayoutFile } from './money/payouts/payouts.file.ts';
import { expenseFileEndpoints } from './money/refunds/expenseFiles.staff.ts';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import { staffSeatEndpoints } from './sales/legal_requests/legalRequests.seats.ts';
import { copyOrderLink } from './sales/orders/orders.copyLink.ts';
import { readStudentDocumentFile } from './sales/student_documents/studentDocuments.file.ts';

/** Confidential files that staff upload and read, payment files for the internet bank, and tables of personal links for companies. */
export const staffDocumentEndpoints: AnyEndpoint[] = [
  ...expenseFileEndpoints,
  readStudentDocumentFile,
  copyOrderLink,
  ...evidenceEndpoints,
  ...negativeEvidenceEndpoints,
  downloadPayoutFile,
  downloadWithdrawalFile,
  ...staffSeatEndpoints,
];
