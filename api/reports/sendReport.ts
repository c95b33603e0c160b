import type { Response } from 'express';
import { staffDoor } from '../identity/sessions/doors.ts';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import type { Reach } from '../platform/http/doors.ts';
import type { Origin } from '../platform/http/endpoint.ts';
import { works } from '../platform/journals/works.ts';
import { announceTable, type TableFormat, taken } from '../platform/tables/sending.ts';
import { askedBy, type Query } from './asking.ts';
import type { Report } from './report.ts';
import { writeReport } from './reportFile.ts';

interface Taking {
  actor: SignedInUser;
  reach: Reach;
  query: Query;
  format: TableFormat;
  origin: Origin;
  res: Response;
}

/** Hands out all rows of a report that this person may see now, and keeps in the journal who took what. */
export async function sendReport(
  report: Report,
  { actor, reach, query, format, origin, res }: Taking,
): Promise<'sent'> {
  const asked = askedBy(report, actor, reach, query);
  await works.deed((transaction) =>
    works.audit(
      {
        by: staffDoor.signature(actor),
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

/** In the journal: what was asked, as values that were not there before. */
const noted = (asked: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, [null, value] as [unknown, unknown]]),
  );
