import { waitingLists } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { atMost } from '../../platform/jobs/atMost.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { totalOf } from '../../platform/lists/statements.ts';
import { rowsUnder } from '../clients/counts.ts';

/** The menu must leave connections for the page beside it. */
const queriesAtOnce = 2;
const mostCounted = 2_000;

export const readWaiting = (resources: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: '/adm/waiting',
    summary: 'How many records of each list wait for the viewer, for the counters of the menu',
    audience: staffAudience,
    allow: 'any staff',
    handle: async ({ actor }) => {
      const inTurn = atMost(queriesAtOnce);
      const counted = Object.values(waitingLists).flatMap(({ resource: name, filter, right }) => {
        const resource = resources.find((each) => each.name === name);
        const where = resource && staffAudience.allows(actor, right) && rowsUnder(resource, filter, actor);
        if (!resource || !where) return [];
        return [inTurn(async () => [name, (await totalOf(resource.model, where)) ?? mostCounted] as const)];
      });
      return { message: Object.fromEntries(await Promise.all(counted)) };
    },
  });
