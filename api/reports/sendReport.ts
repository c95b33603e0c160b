import type { Response } from 'express';
import { staffAudience } from '../identity/sessions/audiences.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import type { RowScope } from '../platform/http/audiences.ts';
import type { Origin } from '../platform/http/endpoint.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import { announceTable, type TableFormat, taken } from '../platform/tables/sending.ts';
import { askedBy, type Query } from './asking.ts';
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
  await unitOfWork.transaction((transaction) =>
    unitOfWork.audit(
      {
        by: staffAudience.auditActor(actor),
        origin,
        action: 'export',
        resource: 'reports',
        record_id: null,
        changes: noted({ report: report.name, ...asked.period, ...asked.filters, format }),
      },
      transaction,
    ),
  );
  announceTable(res, `report-${report.name}`, format);
  await writeReport(report, asked, { format, out: res, written: () => taken(res) });
  return 'sent';
}

/** The parameters for the audit log, as newly set values. */
const noted = (asked: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, [null, value] as [unknown, unknown]]),
  );
