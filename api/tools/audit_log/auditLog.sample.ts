import { AuditEntry } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

let last = 0;

export const auditLogSample = sample('audit_log', {
  build: (number = ++last) =>
    AuditEntry.create({ action: 'update', resource: 'prods', record_id: String(number), actor_name: 'Анна' }),
});
