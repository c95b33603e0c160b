import { overdueBy } from '../../platform/lists/overdue.ts';

/** Requests that nobody has answered in their time. */
export const overdueRequests = overdueBy('sla_due_at');
