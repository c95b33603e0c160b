import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { demandOf } from './demand.ts';

export const waitlistDemand = endpoint({
  method: 'get',
  path: '/adm/waitlist/demand',
  summary: 'The demand in people, seats and roubles, by course and by city',
  audience: staffAudience,
  allow: 'waitlist.list',
  handle: async ({ actor, scope }) => ({
    message: await demandOf(scope === 'own' ? actor.managed_center_ids : null),
  }),
});
