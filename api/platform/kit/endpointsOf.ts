import Joi from 'joi';
import { bodyOfStaff } from '../http/bodySize.ts';
import { type AnyEndpoint, endpoint } from '../http/endpoint.ts';
import { listParameters } from '../lists/listQuery.ts';
import { sendableOf } from './changes.ts';
import { exportFile } from './exporting.ts';
import { impersonatorIn, impersonatorReading } from './impersonation.ts';
import { list, read } from './reading.ts';
import { actionOf } from './records.ts';
import type { AnyResource, UnitOfWork } from './resource.ts';
import { makeTransition, transitionBody } from './transitioning.ts';
import { create, remove, update } from './writing.ts';

type Method = AnyEndpoint['method'];
type Rest = Pick<
  AnyEndpoint,
  'handle' | 'query' | 'body' | 'described' | 'size' | 'limit' | 'idempotent' | 'impersonator'
>;

/** The endpoints that a resource's declared actions stand for. */
export function endpointsOf(resource: AnyResource, unitOfWork: UnitOfWork, base: string): AnyEndpoint[] {
  const { name, audience, aliases = [] } = resource;
  const found: AnyEndpoint[] = [];

  function offer(
    method: Method,
    tail: string,
    action: string,
    permission: { allow: unknown } | undefined,
    rest: Rest,
  ) {
    if (!permission) return;
    const paths = { path: `${base}/${name}${tail}`, aliases: aliases.map((alias) => `${alias}${tail}`) };
    found.push(
      endpoint({
        method,
        ...paths,
        summary: `${action} ${name}`,
        audience,
        allow: permission.allow,
        ...rest,
      }),
    );
  }

  offer('get', '', 'List', resource.list, {
    query: listParameters,
    impersonator: impersonatorReading(resource),
    handle: (call) => list(resource, call),
  });
  offer('get', '/export', 'Export', resource.export, {
    query: exportQuery,
    limit: exportsOf(resource),
    impersonator: 'refused',
    handle: (call) => exportFile(resource, unitOfWork, call),
  });
  offer('post', '', 'Create one of', resource.create, {
    body: resource.create?.body,
    impersonator: impersonatorIn(resource, 'create'),
    size: bodyOfStaff,
    ...(resource.create?.idempotent && { idempotent: true }),
    handle: (call) => create(resource, unitOfWork, call),
  });
  offer('get', '/:id', 'Read one of', resource.read, {
    impersonator: impersonatorReading(resource),
    handle: (call) => read(resource, call),
  });
  // No body schema: the record comes whole, and which fields may change depends on its present values.
  offer('put', '/:id', 'Change one of', resource.update, {
    impersonator: impersonatorIn(resource, 'update'),
    described: () => sendableOf(resource.update?.body ?? Joi.object({})),
    size: bodyOfStaff,
    handle: (call) => update(resource, unitOfWork, call),
  });
  offer('delete', '/:id', 'Delete one of', resource.remove, {
    impersonator: impersonatorIn(resource, 'remove'),
    handle: (call) => remove(resource, unitOfWork, call),
  });
  for (const transitionName of Object.keys(resource.transitions ?? {})) {
    const action = actionOf(resource, transitionName);
    offer('post', `/:id/${transitionName}`, `Transition (${transitionName}) of one of`, action, {
      body: transitionBody(resource, transitionName),
      impersonator: impersonatorIn(resource, transitionName),
      ...(action?.idempotent && { idempotent: true }),
      handle: (call) => makeTransition(resource, unitOfWork, transitionName, call),
    });
  }
  return found;
}

const exportQuery = listParameters.append<{
  filter?: string;
  sort?: string;
  format: 'xlsx' | 'csv';
  columns?: string;
}>({
  format: Joi.string().valid('xlsx', 'csv').default('xlsx'),
  columns: Joi.string().max(2000),
});

/** A limit of all exports together for each person: a stolen session must not copy the database table by table. */
const exportsOf = ({ audience }: AnyResource): AnyEndpoint['limit'] => ({
  name: 'export',
  points: 10,
  seconds: 3600,
  by: ({ actor }) => String(audience.auditActor(actor).id),
});
