import { staffDoor } from '../../identity/sessions/doors.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { demandOf } from './demand.ts';

export const waitlistDemand = endpoint({
  method: 'get',
  path: '/adm/waitlist/demand',
  summary: 'How many people, seats and roubles wait, by course and by city',
  door: staffDoor,
  allow: 'waitlist.list',
  handle: async ({ actor, reach }) => ({
    message: await demandOf(reach === 'own' ? actor.managed_center_ids : null),
  }),
});
