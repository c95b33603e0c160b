import { buildBonusAccount } from '@odonta/db/testing/loyaltyFactories.ts';
import { sample } from '../../testing/sample.ts';

export const bonusAccountsSample = sample('bonus_accounts', {
  build: buildBonusAccount,
  at: { MERGED: 'merged_into = (select min(id) from bonus_accounts)' },
  bodies: { add_limit: { count: 1, comment: 'Подарок' }, subtract_limit: { count: 1, comment: 'Ошибка' } },
});
