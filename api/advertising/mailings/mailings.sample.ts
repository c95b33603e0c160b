import { buildCenter } from '@odonta/db/testing/factories.ts';
import { buildMailing } from '@odonta/db/testing/mailingFactories.ts';
import { sample } from '../../testing/sample.ts';

const blocks = [{ kind: 'text', text: 'Приходите на курс' }];

/** Only centres order, and only their mailings have these states. */
const ordered = 'by_center = true, is_advertising = true';

export const mailingsSample = sample('mailings', {
  build: async () => buildMailing({ center_id: (await buildCenter()).id }),
  create: () => ({ subject: 'Зимние курсы', from_name: 'Одонта', blocks, is_advertising: false }),
  change: { subject: 'После правки' },
  bodies: { schedule: { date_send: 4_000_000_000 } },
  at: {
    PREPARE: ordered,
    CANCELED: ordered,
    CONFIRMED: `tested_hash = repeat('a', 64), tested_at = now()`,
  },
  naming: { specializations: (id) => buildMailing({ specializations: [id] }) },
  of: ({ center, word }) => buildMailing({ subject: word, center_id: center.id }),
});
