import { auditReading, type StaffCall } from '../identity/sessions/auditStaff.ts';
import { differencesBetween } from '../platform/kit/changes.ts';

/** Audits the export of a report, with its parameters. */
export const auditExport = (call: StaffCall, asked: Readonly<Record<string, unknown>>): Promise<void> =>
  auditReading(call, {
    action: 'export',
    resource: 'reports',
    record_id: null,
    changes: differencesBetween({}, asked),
  });
