import Joi from 'joi';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { exportFile } from '../../platform/kit/exporting.ts';
import { impersonatorIn } from '../../platform/kit/impersonation.ts';
import { list } from '../../platform/kit/reading.ts';
import type { AnyResource, UnitOfWork } from '../../platform/kit/resource.ts';
import { deletedForGood } from './deletedForGood.ts';
import { asksForDeleted, reachingTrash, withDeleted } from './deletedRows.ts';
import { undelete } from './undeleting.ts';

/** The endpoints of a resource with a trash: lists show deleted rows on request, and these can be restored. */
export function withTrash(
  resource: AnyResource,
  unitOfWork: UnitOfWork,
  endpoints: readonly AnyEndpoint[],
): AnyEndpoint[] {
  const { name, audience, aliases = [], remove } = resource;
  if (!hasTrash(resource)) return [...endpoints];
  const base = `/adm/${name}`;
  return [
    ...endpoints.map((declared) => {
      const address = `${declared.method} ${declared.path}`;
      if (address === `get ${base}`)
        return listing(declared, (call) => list(withDeleted(resource), reachingTrash(resource, call)));
      if (address !== `get ${base}/export`) return declared;
      return listing(declared, (call) =>
        exportFile(withDeleted(resource), unitOfWork, reachingTrash(resource, call)),
      );
    }),
    endpoint({
      method: 'post',
      path: `${base}/:id/undelete`,
      aliases: aliases.map((alias) => `${alias}/:id/undelete`),
      summary: `Restore one of ${name} from the trash`,
      audience,
      allow: remove?.allow,
      impersonator: impersonatorIn(resource, 'remove'),
      body: Joi.object({}),
      handle: (call) => undelete(resource, unitOfWork, call),
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
