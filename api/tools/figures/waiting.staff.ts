import type { WaitingCounts } from '@odonta/api/contract';
import {
  menuQueues,
  type QueueName,
  queueLists,
  queueNames,
} from '@odonta/db/vocabulary/platform/waitingLists.ts';
import Joi from 'joi';
import type { WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { commaSeparated } from '../../platform/http/validation.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { totalOf } from '../../platform/lists/statements.ts';
import { rowsUnder } from '../clients/counts.ts';
import { nullIfRefused } from './nullIfRefused.ts';

const mostCounted = 2_000;

export const readWaiting = (resources: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: '/adm/waiting',
    summary:
      'How many records of each queue wait for the viewer: of the given queues, or of those that the menu counts',
    audience: staffAudience,
    allow: 'any staff',
    query: Joi.object<{ queues?: QueueName[] }>({
      queues: commaSeparated(Joi.string().valid(...queueNames), queueNames.length),
    }),
    handle: async ({ actor, query: { queues = menuQueues } }) => ({
      message: await countsOf(resources, queues, actor),
    }),
  });

/** One after another: the menu and the start page leave connections for what they stand beside, and stop where there is none. */
async function countsOf(
  resources: readonly AnyResource[],
  names: readonly QueueName[],
  actor: SignedInUser,
): Promise<WaitingCounts> {
  const counts: Partial<Record<QueueName, number | null>> = {};
  for (const name of new Set(names)) {
    const { resource: listName, filter, right } = queueLists[name];
    const resource = resources.find((each) => each.name === listName);
    const where = resource && staffAudience.allows(actor, right) && rowsUnder(resource, filter, actor);
    if (resource && where) counts[name] = await nullIfRefused(name, count(resource, where));
  }
  return counts;
}

const count = async ({ model }: AnyResource, where: WhereOptions): Promise<number> =>
  (await totalOf(model, where)) ?? mostCounted;
