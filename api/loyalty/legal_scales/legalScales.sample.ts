import { buildLegalScale } from '@odonta/db/testing/loyaltyFactories.ts';
import { sample } from '../../testing/sample.ts';

export const legalScalesSample = sample('legal_scales', {
  build: () => buildLegalScale(),
  create: () => ({
    name: 'Новая шкала',
    valid_from: '2099-01-01',
    rows: [{ value: 0, percent: 2.5, expiry_days: 180 }],
  }),
  change: { name: 'Шкала после правки' },
});
