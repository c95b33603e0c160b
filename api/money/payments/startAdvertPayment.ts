import { Payment } from '@odonta/db/models';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type Advert, advertIdsOf } from '../marketing_balance/adverts.ts';
import type { NewPayment } from './acquirer.ts';
import { cardBank } from './cardBank.ts';
import { topUpReceipt } from './receipts/saleReceipt.ts';
import { closePage, type Intent, notificationPath, openElsewhere, pageOf } from './startPayment.ts';

interface Due {
  /** Kopecks. */
  sum: number;
  /** The moment until which its places wait. */
  until: Date;
  title: string;
  /** The page of the site that its payer comes back to. */
  returnsTo: string;
  contact: NewPayment['contact'];
}

/**
 * The page of the bank on which an advert is paid.
 * @param due - locks the advert and says what it costs; refuses where no money is awaited
 */
export async function advertPageOf(
  advert: Advert,
  due: (transaction: Transaction) => Promise<Due>,
): Promise<string> {
  // Otherwise a page that was opened before would be given once more, whatever has become of the advert.
  await unitOfWork.transaction(due);
  return pageOf(await openPaymentOf(advert), async (transaction) =>
    intendAdvert(advert, await due(transaction), transaction),
  );
}

/** Closes the open page of an advert, so that it is not paid twice. */
export const closeAdvertPage = async (advert: Advert): Promise<void> =>
  closePage(await openPaymentOf(advert));

/** An advert that is locked, and that could be paid by card at this moment, is left alone. */
export async function refuseOpenAdvertPage(advert: Advert, transaction: Transaction): Promise<void> {
  if (await openPaymentOf(advert, transaction)) throw openElsewhere();
}

const openPaymentOf = (advert: Advert, transaction?: Transaction): Promise<Payment | null> =>
  Payment.findOne({ where: { ...advertIdsOf(advert), finished_at: null }, transaction });

async function intendAdvert(advert: Advert, due: Due, transaction: Transaction): Promise<Intent> {
  const of = advertIdsOf(advert);
  await refuseOpenAdvertPage(advert, transaction);
  const { sum, title, returnsTo, contact } = due;
  const until = Math.max(secondsOf(due.until), nowInSeconds() + 60);
  const receipt = topUpReceipt({ ...contact, sum });
  const payment = await Payment.create(
    {
      ...{ method: 'CARD', sum, ...of, receipt },
      url_expires_at: new Date(until * 1000),
      next_look_at: new Date(Date.now() + 2000),
    },
    { transaction },
  );
  await payment.reload({ transaction });
  const bank = cardBank();
  return {
    payment,
    asked: {
      attempt: payment.attempt,
      sum,
      description: title,
      isTwoStage: false,
      returnUrl: bank.visitorsAt(returnsTo),
      notificationUrl: bank.notificationsAt(`/api${notificationPath}`),
      until,
      contact,
      receipt,
    },
  };
}
