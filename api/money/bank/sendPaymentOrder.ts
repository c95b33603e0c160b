import type { Response } from 'express';
import { orSayWhere, ownRequisites } from '../platform_requisites/ownRequisites.ts';
import { type PaymentOrder, paymentOrderFile } from './paymentOrder.ts';

/** Hands out what the platform pays, for its internet bank. Whoever calls has seen to it that the payment was decided. */
export async function sendPaymentOrder(
  res: Response,
  name: string,
  order: Omit<PaymentOrder, 'payer'>,
): Promise<'sent'> {
  const platform = await orSayWhere(ownRequisites());
  const file = paymentOrderFile({ ...order, payer: { ...platform, bank: platform.bank_name } });
  res.set({
    'Content-Type': 'text/plain; charset=windows-1251',
    'Content-Disposition': `attachment; filename="${name}.txt"`,
  });
  res.send(Buffer.from(file));
  return 'sent';
}
