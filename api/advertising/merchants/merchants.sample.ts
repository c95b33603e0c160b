import { buildMerchant } from '@odonta/db/testing/marketingFactories.ts';
import { sample } from '../../testing/sample.ts';

export const merchantsSample = sample('merchants', {
  build: () => buildMerchant(),
  create: () => ({
    name: 'ООО «Новый торговый дом»',
    inn: '7707083893',
    kontact_name: 'Новая Мария',
    phone: '+79990001122',
    email: 'new-merchant@test.local',
  }),
  change: { address: 'Адрес после правки' },
});
