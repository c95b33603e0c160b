import { isDeepStrictEqual } from 'node:util';
import { AuditEntry } from '@odonta/db/models';
import Joi from 'joi';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, invalid, notFound } from '../../platform/http/errors.ts';
import { impersonatorIn } from '../../platform/kit/impersonation.ts';
import { pick, type Shown } from '../../platform/kit/records.ts';
import type { AnyResource, UnitOfWork } from '../../platform/kit/resource.ts';
import { update } from '../../platform/kit/writing.ts';
import { namingConcurrentEditors } from '../conflicts/namingConcurrentEditors.ts';

const change = Joi.object<{ entry: number; field: string }>({
  entry: Joi.number().integer().min(1).required(),
  field: Joi.string().max(100).required(),
});

/** Restores the value a field had before a change: an ordinary update, by today's rules. */
export function returnEndpoints(resources: readonly AnyResource[], unitOfWork: UnitOfWork): AnyEndpoint[] {
  return resources
    .filter(({ read, update }) => read && update)
    .map((resource) => {
      const { name, audience, update: action } = resource;
      return endpoint({
        method: 'post',
        path: `/adm/${name}/:id/revert`,
        summary: `Restore the earlier value of a field of one of ${name}`,
        audience,
        allow: action?.allow,
        impersonator: impersonatorIn(resource, 'update'),
        body: change,
        handle: namingConcurrentEditors(name, async (call) => {
          const { actor, scope, params } = call;
          if (!audience.allows(actor, 'audit_log.show')) throw forbidden();
          const { id } = await pick(resource, actor, scope, params.id ?? '');
          const { entry, field } = call.body as { entry: number; field: string };
          return update(resource, unitOfWork, {
            ...call,
            body: await valueBefore(resource, id, entry, field),
          });
        }),
      });
    });
}

/** Fields of an entry that can be put back and are not as they were. */
export function returnableIn(
  resource: AnyResource,
  { action, changes }: Pick<AuditEntry, 'action' | 'changes'>,
  current: Shown,
): string[] {
  if (action === 'create') return [];
  const writable = fieldsOf(resource);
  return Object.entries(changes)
    .filter(
      ([field, [before]]) => writable.has(field) && !isHidden(resource, field) && differs(field, before),
    )
    .map(([field]) => field);

  function differs(field: string, before: unknown): boolean {
    return !isDeepStrictEqual(before ?? null, current[field] ?? null);
  }
}

async function valueBefore(
  resource: AnyResource,
  record_id: number,
  entry: number,
  field: string,
): Promise<Record<string, unknown>> {
  const where = { id: String(entry), resource: resource.name, record_id: String(record_id) };
  const found = await AuditEntry.findOne({ where });
  const changed = found && Object.hasOwn(found.changes, field) ? found.changes[field] : undefined;
  if (!found || !changed) throw notFound('Такого изменения в истории записи нет');
  if (isHidden(resource, field))
    throw invalid({ field: 'В журнале это поле скрыто' }, 'В журнале это поле скрыто');
  if (found.action === 'create' || !fieldsOf(resource).has(field))
    throw invalid({ field: 'Это поле вернуть нельзя' }, 'Это поле вернуть нельзя');
  return { [field]: changed[0] };
}

/** Journals contain masks of personal data, and a mask cannot be restored. */
const isHidden = ({ personal = {}, unrecorded = [] }: AnyResource, field: string) =>
  Object.hasOwn(personal, field) || unrecorded.includes(field);

function fieldsOf({ update }: AnyResource): Set<string> {
  const { keys = {} } = (update?.body.describe() ?? {}) as { keys?: object };
  return new Set(Object.keys(keys));
}
