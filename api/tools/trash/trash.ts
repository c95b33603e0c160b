import Joi from 'joi';
import { type AnyEndpoint, type Call, endpoint } from '../../http/endpoint.ts';
import { exportFile } from '../../kit/exporting.ts';
import { list } from '../../kit/reading.ts';
import type { AnyResource, Works } from '../../kit/resource.ts';
import { bulkBody } from '../../kit/writing.ts';
import { deletedForGood } from './deletedForGood.ts';
import { asksForDeleted, reachingTrash, withDeleted } from './deletedRows.ts';
import { idIn, undelete } from './undeleting.ts';

/** The endpoints of a resource with a trash: lists look into it when asked to, and what lies there can be restored. */
export function withTrash(
  resource: AnyResource,
  works: Works,
  endpoints: readonly AnyEndpoint[],
): AnyEndpoint[] {
  const { name, door, aliases = [], remove } = resource;
  if (!hasTrash(resource)) return [...endpoints];
  const base = `/adm/${name}`;
  return [
    ...endpoints.map((declared) => {
      const address = `${declared.method} ${declared.path}`;
      if (address === `get ${base}`)
        return listing(declared, (call) => list(withDeleted(resource), reachingTrash(resource, call)));
      if (address === `get ${base}/export`)
        return listing(declared, (call) =>
          exportFile(withDeleted(resource), works, reachingTrash(resource, call)),
        );
      return address === `post ${base}/bulk` ? restoring(resource, works, declared) : declared;
    }),
    endpoint({
      method: 'post',
      path: `${base}/:id/undelete`,
      aliases: aliases.map((alias) => `${alias}/:id/undelete`),
      summary: `Restore one of ${name} from the trash`,
      door,
      allow: remove?.allow,
      body: Joi.object({}),
      handle: async (call) => {
        const [message] = await undelete(resource, works, call, [idIn(call.params.id)]);
        return { message };
      },
    }),
  ];
}

export function hasTrash({ name, remove }: AnyResource): boolean {
  return remove !== undefined && !Object.hasOwn(deletedForGood, name);
}

function listing(declared: AnyEndpoint, ofDeleted: AnyEndpoint['handle']): AnyEndpoint {
  return {
    ...declared,
    handle: (call) => (asksForDeleted(call) ? ofDeleted(call) : declared.handle(call)),
  };
}

const restoringBody = bulkBody.keys({
  action: Joi.string().valid('update', 'delete', 'restore').required(),
});

function restoring(resource: AnyResource, works: Works, declared: AnyEndpoint): AnyEndpoint {
  return {
    ...declared,
    summary: `Change, delete or restore several of ${resource.name}`,
    body: restoringBody,
    handle: async (call: Call<unknown, unknown, { action: string; ids: number[] }>) => {
      const { action, ids } = call.body;
      if (action !== 'restore') return declared.handle(call);
      await undelete(resource, works, reachingTrash(resource, call), ids);
      return { message: { ids } };
    },
  };
}
