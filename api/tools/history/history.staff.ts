import { type AnyEndpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { list } from '../../kit/reading.ts';
import { pick } from '../../kit/records.ts';
import type { AnyResource } from '../../kit/resource.ts';
import { listParameters } from '../../lists/listQuery.ts';
import { auditLogForStaff } from '../../resources/audit_log/auditLog.staff.ts';
import { staffDoor } from '../../sessions/doors.ts';

/** What befell one record, for whoever may see the record and look into the journal, however little of the rest he may. */
export function historyEndpoints(resources: readonly AnyResource[]): AnyEndpoint[] {
  return resources.filter(({ read }) => read).map(historyOf);
}

function historyOf(resource: AnyResource): AnyEndpoint {
  const { name, read, door } = resource;
  return endpoint({
    method: 'get',
    path: `/adm/${name}/:id/history`,
    summary: `What was done to one of ${name}, and by whom`,
    door: staffDoor,
    allow: 'audit_log.show',
    query: listParameters,
    handle: async (call) => {
      const reach = door.admits(call.actor, read?.allow);
      if (!reach) throw notFound();
      const { id } = await pick(resource, call.actor, reach, call.params.id ?? '');
      const entries = { ...auditLogForStaff, rows: () => ({ resource: name, record_id: String(id) }) };
      return list(entries, call);
    },
  });
}
