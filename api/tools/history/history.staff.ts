import type { HistoryEntry, StaffAuditEntry } from '@odonta/api/contract';
import type { AuditEntry } from '@odonta/db/models';
import { Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { impersonatorReading } from '../../platform/kit/impersonation.ts';
import { list } from '../../platform/kit/reading.ts';
import { pick, type Row, type Shown, show } from '../../platform/kit/records.ts';
import type { AnyResource, ReadContext } from '../../platform/kit/resource.ts';
import { listParameters } from '../../platform/lists/listQuery.ts';
import { auditLogForStaff } from '../audit_log/auditLog.staff.ts';
import { returnableIn } from './returning.ts';

/** The history of one record, for viewers who may see the record and the audit log. */
export function historyEndpoints(resources: readonly AnyResource[]): AnyEndpoint[] {
  return resources.filter(({ read }) => read).map(historyOf);
}

function historyOf(resource: AnyResource): AnyEndpoint {
  const { name, read, audience } = resource;
  return endpoint({
    method: 'get',
    path: `/adm/${name}/:id/history`,
    summary: `The history of one of ${name}`,
    audience: staffAudience,
    allow: 'audit_log.show',
    impersonator: impersonatorReading(resource),
    query: listParameters,
    handle: async (call) => {
      const scope = audience.allows(call.actor, read?.allow);
      if (!scope) throw notFound();
      const row = await pick(resource, call.actor, scope, call.params.id ?? '');
      const current = await changeable(resource, call.actor, row);
      return list(
        {
          ...auditLogForStaff,
          rows: () => ({ resource: name, record_id: String(row.id) }),
          present: async (
            entries: AuditEntry[],
            readContext: ReadContext<unknown>,
          ): Promise<HistoryEntry[]> => {
            const shown = (await auditLogForStaff.present(entries, readContext)) as StaffAuditEntry[];
            return shown.map((entry) => ({
              ...entry,
              returnable: current
                ? returnableIn(resource, { action: entry.action, changes: entry.changed }, current)
                : [],
            }));
          },
        },
        call,
      );
    },
  });
}

/** The record as it is now, for a viewer who may change it. */
async function changeable(resource: AnyResource, actor: unknown, row: Row): Promise<Shown | null> {
  const scope = resource.update && resource.audience.allows(actor, resource.update.allow);
  if (!scope) return null;
  const where = { [Op.and]: [resource.rows(actor, scope), { id: row.id }] } as WhereOptions;
  if ((await resource.model.count({ where })) === 0) return null;
  const [current] = await show(resource, [row], { viewer: actor });
  return current ?? null;
}
