import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { sample } from '../../testing/sample.ts';

export const waitlistSample = sample('waitlist', {
  build: buildWaitlistEntry,
  // A person with an offer has an order that reserves the seats.
  movable: async () => buildWaitlistEntry({ order_id: (await buildOrder()).id }),
  create: async () => ({
    prod_id: (await buildProd({ date_start: null, date_end: null })).id,
    last_name: 'Новая',
    first_name: 'Вера',
    phone: '+7 912 000-11-55',
    email: 'waiting@test.local',
    consent_by_phone: true,
  }),
  change: { city: 'Пермь' },
  bodies: { reorder: { priority: 1 } },
  of: ({ prod, word }) => buildWaitlistEntry({ prod_id: prod.id, last_name: word }),
  naming: { individual_id: (individual_id) => buildWaitlistEntry({ individual_id }) },
});
