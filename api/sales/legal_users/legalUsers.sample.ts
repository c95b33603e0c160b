import { buildLegalUser } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const legalUsersSample = sample('legal_users', {
  build: buildLegalUser,
  create: () => ({
    name: 'ООО «Новая клиника»',
    inn: '7707083893',
    owner_name: 'Новый Владелец',
    owner_email: 'new-owner@test.local',
  }),
  change: { address: 'Адрес после правки' },
  bodies: { set_credit: { credit_limit: 1000, payment_days: 10 } },
});
