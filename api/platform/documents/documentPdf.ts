import type { DocumentSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { actPdf } from './kinds/act.ts';
import { agentReportPdf } from './kinds/agentReport.ts';
import { certificatePdf } from './kinds/certificate.ts';
import { invoicePdf } from './kinds/invoice.ts';
import { quotePdf } from './kinds/quote.ts';
import { reconciliationPdf } from './kinds/reconciliation.ts';
import { updPdf } from './kinds/upd.ts';
import { voucherPdf } from './kinds/voucher.ts';

/** A document as a PDF, drawn on request from its snapshot: the bytes are always the same. */
export function documentPdf(snapshot: DocumentSnapshot): Promise<Buffer> {
  switch (snapshot.kind) {
    case 'INVOICE':
    case 'CONTRACT':
      return invoicePdf(snapshot);
    case 'ACT':
      return actPdf(snapshot);
    case 'UPD':
      return updPdf(snapshot);
    case 'QUOTE':
      return quotePdf(snapshot);
    case 'AGENT_REPORT':
      return agentReportPdf(snapshot);
    case 'CERTIFICATE':
      return certificatePdf(snapshot);
    case 'VOUCHER':
      return voucherPdf(snapshot);
    case 'RECONCILIATION':
      return reconciliationPdf(snapshot);
  }
}
