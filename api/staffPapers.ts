import type { AnyEndpoint } from './http/endpoint.ts';
import { evidenceEndpoints } from './marketing/evidence.ts';
import { downloadWithdrawalFile } from './marketing/withdrawalFile.ts';
import { expenseFileEndpoints } from './refunds/expenseFiles.staff.ts';
import { staffSeatEndpoints } from './resources/legal_requests/legalRequests.seats.ts';
import { copyOrderLink } from './resources/orders/orders.copyLink.ts';
import { downloadPayoutFile } from './resources/payouts/payouts.file.ts';
import { readStudentDocumentFile } from './resources/student_documents/studentDocuments.file.ts';

/** What was sent in confidence, as staff hand it in and read it; payments for the internet bank; and the places that companies hand out by personal links. */
export const staffPaperEndpoints: AnyEndpoint[] = [
  ...expenseFileEndpoints,
  readStudentDocumentFile,
  copyOrderLink,
  ...evidenceEndpoints,
  downloadPayoutFile,
  downloadWithdrawalFile,
  ...staffSeatEndpoints,
];
