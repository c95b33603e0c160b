import { AuditEntry } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, Op } from 'sequelize';
import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** The endpoints of a resource; a conflict names who saved first and when. */
export function withNamedConcurrentEditors(
  resource: string,
  endpoints: readonly AnyEndpoint[],
): AnyEndpoint[] {
  return endpoints.map((declared) =>
    declared.method === 'put'
      ? { ...declared, handle: namingConcurrentEditors(resource, declared.handle) }
      : declared,
  );
}

export function namingConcurrentEditors(
  resource: string,
  handle: AnyEndpoint['handle'],
): AnyEndpoint['handle'] {
  return async (call) => {
    try {
      return await handle(call);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') throw error;
      const concurrentEditor = await lastChange(resource, call.params.id ?? '');
      throw new ApiError(error.status, error.code, error.message, { ...error.details, ...concurrentEditor });
    }
  };
}

async function lastChange(resource: string, record_id: string) {
  const entry = await AuditEntry.findOne({
    where: { resource, record_id, [Op.and]: literal(`changes <> '{}'::jsonb`) },
    order: [['id', 'DESC']],
  });
  return entry ? { by: { id: entry.actor_id, name: entry.actor_name }, at: secondsOf(entry.at) } : {};
}
