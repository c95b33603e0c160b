import type { Response } from 'express';
import { orSayWhere, ownRequisites } from '../platform_requisites/ownRequisites.ts';
import { type PaymentOrder, paymentOrderFile } from './paymentOrder.ts';

/**
 * Creates the file of the platform's payments for its internet bank. The caller has checked that they were
 * approved.
 */
export async function sendPaymentOrders(
  res: Response,
  name: string,
  orders: readonly PaymentOrder[],
): Promise<'sent'> {
  const platform = await orSayWhere(ownRequisites());
  const file = paymentOrderFile({ ...platform, bank: platform.bank_name }, orders);
  res.set({
    'Content-Type': 'text/plain; charset=windows-1251',
    'Content-Disposition': `attachment; filename="${name}.txt"`,
  });
  res.send(Buffer.from(file));
  return 'sent';
}
