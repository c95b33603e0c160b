import { type AnyEndpoint, demandsOf, scopeOfActor } from '../platform/http/endpoint.ts';
import type { Caller, MatrixCell, Verdict } from './accessMatrix.ts';
import type { TestApi } from './testApi.ts';

type Audience = AnyEndpoint['audience'];
type Entered = { actor: unknown } | 'nobody';

/** Decides permissions in memory: each caller is identified over HTTP once for each audience, which then judges every endpoint. */
export async function accessDecisions(
  api: TestApi,
  callers: readonly Caller[],
): Promise<(cell: MatrixCell) => Verdict> {
  const entered = new Map<Audience, Map<Caller, Entered>>();
  for (const audience of new Set(api.endpoints.map((endpoint) => endpoint.audience)))
    entered.set(audience, await enterBy(audience, api, callers));
  return ({ endpoint, caller }) => {
    const found = entered.get(endpoint.audience)?.get(caller);
    if (found === undefined)
      throw new Error(`${caller.name} was not asked at the door ${endpoint.audience.name}`);
    if (found === 'nobody') return 401;
    return scopeOfActor(endpoint.audience, found.actor, demandsOf(endpoint)) ? 'admitted' : 403;
  };
}

async function enterBy(
  audience: Audience,
  api: TestApi,
  callers: readonly Caller[],
): Promise<Map<Caller, Entered>> {
  const actors = new Map<Caller, Entered>();
  let actor: unknown;
  const entrance: AnyEndpoint = {
    method: 'get',
    path: '/entrance',
    summary: 'Says who comes in by a door',
    audience: { ...audience, allows: () => 'all' },
    allow: 'anyone',
    async handle(call) {
      actor = call.actor;
      return { message: {} };
    },
  };
  const node = await api.node({ endpoints: [entrance] });
  for (const caller of callers) {
    const { status } = await node.call('get', '/entrance', { token: caller.token });
    if (status !== 200 && status !== 401) throw new Error(`${caller.name} at ${audience.name}: ${status}`);
    actors.set(caller, status === 401 ? 'nobody' : { actor });
  }
  await node.close();
  return actors;
}
