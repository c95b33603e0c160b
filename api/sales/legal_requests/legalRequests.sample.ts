import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { sample } from '../../testing/sample.ts';

export const legalRequestsSample = sample('legal_requests', {
  build: buildLegalRequest,
  // A buyer who wants an invoice at once is confirmed without an offer; some have an order by then.
  movable: async () =>
    buildLegalRequest({ need_quote: false, order_id: (await buildOrder()).id, agreed_at: new Date() }),
  create: async () => ({
    prod_id: (await buildProd({ center_id: (await buildCenter({ is_sell_entities: true })).id })).id,
    nb_seats: 3,
    need_quote: true,
    inn: '7707083893',
    company_name: 'ООО «Новая клиника»',
    address: '115035, Москва, Садовническая ул., 1',
    signatory_fio: 'Новый Пётр',
    signatory_post: 'Директор',
    signatory_basis: 'Устав',
    signatory_email: 'signs@test.local',
    last_name: 'Новая',
    first_name: 'Вера',
    phone: '+7 912 000-11-66',
    email: 'group@test.local',
    consent_by_phone: true,
  }),
  change: { comment_internal: 'Перезвонить' },
  at: { CANCELED: `ended_because = 'CLIENT'` },
  of: ({ prod, word }) => buildLegalRequest({ prod_id: prod.id, last_name: word }),
});
