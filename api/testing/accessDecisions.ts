import { type AnyEndpoint, demandsOf, reachInto } from '../platform/http/endpoint.ts';
import type { Caller, MatrixCell, Verdict } from './accessMatrix.ts';
import type { TestApi } from './testApi.ts';

type Door = AnyEndpoint['door'];
type Entered = { actor: unknown } | 'nobody';

/** Decides in memory what the gate would: each caller is identified over HTTP once at each door, which then judges every endpoint. */
export async function gateDecisions(
  api: TestApi,
  callers: readonly Caller[],
): Promise<(cell: MatrixCell) => Verdict> {
  const entered = new Map<Door, Map<Caller, Entered>>();
  for (const door of new Set(api.endpoints.map((endpoint) => endpoint.door)))
    entered.set(door, await enterBy(door, api, callers));
  return ({ endpoint, caller }) => {
    const found = entered.get(endpoint.door)?.get(caller);
    if (found === undefined)
      throw new Error(`${caller.name} was not asked at the door ${endpoint.door.name}`);
    if (found === 'nobody') return 401;
    return reachInto(endpoint.door, found.actor, demandsOf(endpoint)) ? 'admitted' : 403;
  };
}

async function enterBy(door: Door, api: TestApi, callers: readonly Caller[]): Promise<Map<Caller, Entered>> {
  const actors = new Map<Caller, Entered>();
  let actor: unknown;
  const entrance: AnyEndpoint = {
    method: 'get',
    path: '/entrance',
    summary: 'Says who comes in by a door',
    door: { ...door, admits: () => 'all' },
    allow: 'anyone',
    async handle(call) {
      actor = call.actor;
      return { message: {} };
    },
  };
  const node = await api.node({ endpoints: [entrance] });
  for (const caller of callers) {
    const { status } = await node.call('get', '/entrance', { token: caller.token });
    if (status !== 200 && status !== 401) throw new Error(`${caller.name} at ${door.name}: ${status}`);
    actors.set(caller, status === 401 ? 'nobody' : { actor });
  }
  await node.close();
  return actors;
}
