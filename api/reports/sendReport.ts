import type { Response } from 'express';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import type { RowScope } from '../platform/http/audiences.ts';
import type { Origin } from '../platform/http/endpoint.ts';
import { announceTable, type TableFormat, taken } from '../platform/tables/sending.ts';
import { askedBy, type Query } from './asking.ts';
import { auditReport } from './auditReport.ts';
import type { Report } from './report.ts';
import { writeReport } from './reportFile.ts';

interface Taking {
  actor: SignedInUser;
  scope: RowScope;
  query: Query;
  format: TableFormat;
  origin: Origin;
  res: Response;
}

/** Sends all rows of a report that this viewer may see now, and writes the export to the audit log. */
export async function sendReport(
  report: Report,
  { actor, scope, query, format, origin, res }: Taking,
): Promise<'sent'> {
  const asked = askedBy(report, actor, scope, query);
  await auditReport({ actor, origin }, { report: report.name, ...asked.period, ...asked.filters, format });
  announceTable(res, `report-${report.name}`, format);
  await writeReport(report, asked, { format, out: res, written: () => taken(res) });
  return 'sent';
}
