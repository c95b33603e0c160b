import { AuditEntry, connectionOf } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import type { AuditEntry as Audited, UnitOfWork } from '../kit/resource.ts';
import { waitingOf } from './writtenAtEnd.ts';

/** How the system writes: each action in one transaction, with its audit entries. */
export const unitOfWork: UnitOfWork = {
  transaction: (work) => {
    return inTransaction(connectionOf(AuditEntry), work);
  },
  audit: async (entry, transaction) => {
    const waiting = waitingOf(transaction);
    if (waiting) waiting.entries.push(columnsOf(entry));
    else await AuditEntry.create(columnsOf(entry), { transaction });
  },
  auditWhole: async (entry, transaction) => (await AuditEntry.create(columnsOf(entry), { transaction })).id,
  auditAll: async (entries, transaction) => {
    const rows = entries.map(columnsOf);
    const waiting = waitingOf(transaction);
    if (waiting) waiting.entries.push(...rows);
    else await AuditEntry.bulkCreate(rows, { transaction });
  },
};

function columnsOf({
  by,
  origin,
  action,
  resource,
  record_id,
  changes,
  reason = null,
  parent_id = null,
}: Audited) {
  const { id: on_behalf_of_id = null, name: on_behalf_of_name = null } = by.on_behalf_of ?? {};
  const impersonated = { on_behalf_of_id, on_behalf_of_name };
  const who = { actor_id: by.id, actor_name: by.name, actor_roles: [...by.roles], ...impersonated };
  const what = { action, resource, record_id: record_id === null ? null : String(record_id), changes };
  return { ...who, ...what, ...origin, reason, parent_id };
}
