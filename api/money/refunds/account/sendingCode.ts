import { createHash } from 'node:crypto';
import type { RefundCodeSent } from '@odonta/api/contract';
import { type Order, Refund } from '@odonta/db/models';
import { isRussianMobile } from '@odonta/db/vocabulary/identity/phoneSignIn.ts';
import { secondsBetweenCodes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { maskEmail, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import type { RefundBank } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { issueCode } from '../../../identity/sessions/oneTimeSecrets.ts';
import type { Origin } from '../../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { Limiter } from '../../../platform/http/limits.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { accountCode } from '../letters.ts';
import { canNameBank } from './presenting.ts';

const codesOfRefund = [
  { name: 'refund_codes_minute', points: 1, seconds: secondsBetweenCodes },
  { name: 'refund_codes_day', points: 10, seconds: 86_400 },
];

interface Sending {
  key: Buffer;
  limiter: Limiter;
  origin: Origin;
}

/** The code confirms this account and no other, so that the account cannot be swapped while the buyer reads his mail. */
export async function sendAccountCode(
  order: Order,
  refund_id: number,
  details: RefundBank,
  { key, limiter, origin }: Sending,
): Promise<RefundCodeSent> {
  const refund = await Refund.findOne({ where: { id: refund_id, order_id: order.id } });
  refuseUnless(refund);
  if (order.email === null && !isRussianMobile(order.phone))
    throw conflict('Код отправить некуда: у заказа нет ни почты, ни российского мобильного телефона');
  for (const limit of codesOfRefund) await limiter(limit, String(refund_id));
  await unitOfWork.transaction(async (transaction) => {
    const receiver = { ...receiverOf(refund), subject_id: null, ip: origin.ip };
    const code = await issueCode(receiver, key, transaction, meantFor(details));
    await accountCode(refund, order, { details, code }, transaction);
  });
  return {
    sent_to: order.email === null ? maskPhone(order.phone) : maskEmail(order.email),
    resend_after: secondsBetweenCodes,
  };
}

export function refuseUnless(refund: Refund | null): asserts refund is Refund {
  if (!refund) throw notFound('Возврат не найден');
  if (!canNameBank(refund)) throw conflict('Для этого возврата счёт уже не нужен');
}

export const receiverOf = ({ id }: Refund) => ({ audience: 'individual', target: `refund:${id}` }) as const;

export const meantFor = ({ holder, account, bic, bank }: RefundBank) =>
  ({
    kind: 'REFUND_ACCOUNT',
    about: createHash('sha256')
      .update(JSON.stringify([holder, account, bic, bank]))
      .digest('hex'),
  }) as const;
