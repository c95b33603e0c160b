import type { StaffAuditEntry } from '@odonta/api/contract';
import { AuditEntry } from '@odonta/db/models';
import { namesIn } from '@odonta/db/vocabulary/identity/rights/areas.ts';
import { resourceNames } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byId, since, until } from '../../platform/lists/filters.ts';

export const auditLogForStaff = defineResource({
  name: 'audit_log',
  audience: staffAudience,
  model: AuditEntry,
  // A narrow scope sees the history of records that the viewer may list himself.
  rows: (staff, scope) => (scope === 'own' ? { resource: listable(staff) } : {}),
  present: presentEntries,
  list: {
    allow: 'audit_log.list',
    filters: {
      id: byId(),
      q: anywhere('actor_name', 'action', 'resource', 'record_id'),
      resource: anyOf('resource', Joi.string().max(50)),
      record_id: anyOf('record_id', Joi.string().max(50)),
      actor_id: byId('actor_id'),
      parent_id: byId('parent_id'),
      action: anyOf('action', Joi.string().max(50)),
      from: since('at'),
      to: until('at'),
    },
    sort: ['id', 'at', 'resource', 'action', 'actor_name'],
  },
  read: { allow: 'audit_log.show' },
  export: {
    allow: 'audit_log.export',
    columns: [
      'id',
      { field: 'at', value: ({ at }) => formatMoment(at) },
      { field: 'actor_name', value: ({ actor_name }) => actor_name ?? 'Система' },
      {
        field: 'actor_roles',
        value: ({ actor_roles }) => actor_roles.map((role) => staffRoleLabels[role] ?? role).join(', '),
      },
      { field: 'on_behalf_of_name', title: 'От имени' },
      'action',
      'resource',
      'record_id',
      { field: 'changed', value: ({ changed }) => inOneLine(changed) },
      'reason',
      'ip',
      'user_agent',
      'request_id',
    ],
  },
});

function listable(staff: SignedInUser): string[] {
  const areas = resourceNames.filter((area) => staff.grants.scope(`${area}.list` as Right) === 'all');
  return areas.flatMap(namesIn);
}

/** `status: CREATED → CONFIRMED; seats_total: 20 → 25`; a cell of a spreadsheet takes no more than 32 767 characters. */
function inOneLine(changed: StaffAuditEntry['changed']): string {
  const said = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const lines = Object.entries(changed).map(
    ([field, [before, after]]) => `${field}: ${said(before)} → ${said(after)}`,
  );
  return lines.join('; ').slice(0, 32_000);
}

function presentEntries(rows: AuditEntry[]): StaffAuditEntry[] {
  return rows.map((row) => ({
    id: Number(row.id),
    at: secondsOf(row.at),
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_roles: row.actor_roles as StaffRole[],
    on_behalf_of_name: row.on_behalf_of_name,
    action: row.action,
    resource: row.resource,
    record_id: row.record_id,
    changed: row.changes,
    reason: row.reason,
    ip: row.ip,
    user_agent: row.user_agent,
    request_id: row.request_id,
    parent_id: row.parent_id === null ? null : Number(row.parent_id),
  }));
}
