import { endpoint } from '../../http/endpoint.ts';
import { staffDoor } from '../../sessions/doors.ts';
import { demandOf } from '../../waitlist/demand.ts';

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
