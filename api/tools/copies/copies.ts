import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { pick, show } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

/** For each resource that can be copied: the values its form of a new record begins with. */
export function copyEndpoints(resources: readonly AnyResource[]): AnyEndpoint[] {
  return resources.flatMap((resource) => {
    const { name, audience, aliases = [], read, create, copies } = resource;
    if (!copies || !read || !create) return [];
    return endpoint({
      method: 'get',
      path: `/adm/${name}/:id/copy`,
      aliases: aliases.map((alias) => `${alias}/:id/copy`),
      summary: `Values for a copy of one of ${name}`,
      audience,
      allow: create.allow,
      handle: async ({ actor, params }) => {
        // As far as he may read: who sees a record may begin another like it.
        const scope = audience.allows(actor, read.allow);
        if (!scope) throw forbidden();
        const row = await pick(resource, actor, scope, params.id ?? '');
        const [record] = await show(resource, [row], { viewer: actor });
        return { message: writableOf(resource, copies(record)) };
      },
    });
  });
}

/** Only writable fields: counters and statuses are not copied. */
function writableOf({ create }: AnyResource, values: object): object {
  const { keys = {} } = (create?.body.describe() ?? {}) as { keys?: object };
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in keys));
}
