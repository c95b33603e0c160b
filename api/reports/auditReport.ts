import { auditReading, type StaffCall } from '../identity/sessions/auditStaff.ts';
import type { Changes } from '../platform/transitions/transition.ts';

/** Audits the export of a report, with its parameters. */
export const auditReport = (call: StaffCall, asked: Readonly<Record<string, unknown>>): Promise<void> =>
  auditReading(call, {
    action: 'export',
    resource: 'reports',
    record_id: null,
    changes: added(asked),
  });

/** Of any name: only records have fields that every write changes. */
export const added = (asked: Readonly<Record<string, unknown>>): Changes =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, [null, value]]));
