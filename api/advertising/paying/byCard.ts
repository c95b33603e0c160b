import { partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import type { Advert } from '../../money/marketing_balance/adverts.ts';
import { ownerOf } from '../../money/marketing_balance/owner.ts';
import { inWordsAndTime } from '../../money/payments/bankPage.ts';
import { advertPageOf, closeAdvertPage } from '../../money/payments/startAdvertPayment.ts';
import { conflict } from '../../platform/http/errors.ts';
import { adGoods } from '../buying/goods.ts';
import { lockAwaited } from './awaited.ts';

/** Closes the page of the bank, so that what is paid from the balance is not paid by card as well. */
export const leaveBank = (advert: Advert): Promise<void> =>
  inWordsAndTime(closeAdvertPage(advert), 'Места ждут вас — попробуйте ещё раз');

/** The page of the bank for an advert whose places wait for money. */
export const cardPageOf = (advert: Advert, buyer: { email: string }): Promise<string> =>
  inWordsAndTime(
    advertPageOf(advert, async (transaction) => {
      const { row, sum } = await lockAwaited(advert, transaction);
      if (sum < least) throw conflict('Картой платят от 10 ₽: пополните баланс и купите с него');
      const { email, phone } = await ownerOf(row, transaction);
      return {
        sum,
        until: row.held_until ?? new Date(),
        title: `${adGoods[advert.good].title} № ${advert.id}: пополнение маркетингового баланса`,
        returnsTo: row.center_id === null ? paths.merchantAdvertising : partnerSection('advertising'),
        contact: { email: email ?? buyer.email, phone },
      };
    }),
    'Места ждут вас — попробуйте ещё раз',
  );

/** Kopecks: the bank takes no less. */
const least = 1000;
