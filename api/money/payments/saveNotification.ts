import { connectionOf, Payment, PaymentNotification } from '@odonta/db/models';
import { forgedVerdicts, type NoticeVerdict } from '@odonta/db/vocabulary/money/payments/paymentNotice.ts';
import { limitedAddress } from '../../platform/http/addresses.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { limiterOn } from '../../platform/limits/limiters.ts';
import { notifyBookkeepersOf } from '../../platform/notices/notifyBookkeepersOf.ts';
import type { Verified } from './tbank/verifyNotification.ts';

const day = 86_400;

const unsigned: readonly NoticeVerdict[] = forgedVerdicts;
/** A sample of forgeries is evidence enough of an attack. */
export const forgeriesKept = {
  ofAddress: { name: 'forged_notices_of_address', points: 20, seconds: day },
  ofAll: { name: 'forged_notices', points: 200, seconds: day },
  characters: 1000,
};
const charactersOfSigned = 10_000;
const soonMs = 2000;

/** Stores notifications unchanged; of forgeries only so many a day. */
export async function saveNotification(verified: Verified, raw: string, ip: string | null): Promise<void> {
  if (!unsigned.includes(verified.verdict)) return keep(verified, raw.slice(0, charactersOfSigned), ip);
  if (await isWithinTheDay(ip)) await keep(verified, raw.slice(0, forgeriesKept.characters), ip);
}

async function isWithinTheDay(ip: string | null): Promise<boolean> {
  const take = limiterOn(connectionOf(PaymentNotification));
  try {
    await take(forgeriesKept.ofAddress, limitedAddress(ip));
    await take(forgeriesKept.ofAll, 'all');
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false;
    throw error;
  }
}

async function keep({ verdict, payment, status }: Verified, text: string, ip: string | null): Promise<void> {
  await unitOfWork.transaction(async (transaction) => {
    const body = text.replaceAll('\0', '');
    await PaymentNotification.create(
      { payment_id: payment?.id ?? null, ip, body, status, verdict },
      { transaction },
    );
    if (!payment || verdict === 'REPLAY') return;
    if (verdict === 'AMOUNT')
      await notifyBookkeepersOf(payment, 'Пришло уведомление с другой суммой', transaction);
    // A node that falls before it has asked the bank leaves the question to the clock of any other.
    const next_look_at = new Date(Date.now() + soonMs);
    await Payment.update({ next_look_at }, { where: { id: payment.id }, transaction });
  });
}
