import { Center, type Order, OrderParticipant, type Voucher } from '@odonta/db/models';
import { isVatRate } from '@odonta/db/vocabulary/money/documents/vat.ts';
import type { Transaction } from 'sequelize';
import type { Receipt, ReceiptLine } from '../acquirer.ts';

export interface Sold {
  order: Order;
  /** Kopecks that are paid of it. */
  sum: number;
}

/** The lines of a receipt: one for each price of an order, together exactly the paid sum. */
export async function receiptFor(
  sold: readonly Sold[],
  method: ReceiptLine['method'],
  transaction?: Transaction,
): Promise<Receipt> {
  const [first] = sold;
  if (!first) throw new Error('a receipt is for something');
  const lines = await Promise.all(sold.map((each) => linesOf(each, method, transaction)));
  return { email: first.order.email, phone: first.order.phone, lines: lines.flat() };
}

/** The course of a voucher is unknown yet: it is an advance, and no service of any centre. */
export const voucherReceipt = (voucher: Voucher): Receipt => advanceReceipt('подарочный сертификат', voucher);

/** Money for a marketing balance is an advance for whatever is bought from it. */
export const topUpReceipt = (paid: Advance): Receipt =>
  advanceReceipt('пополнение маркетингового баланса', paid);

interface Advance {
  email: string | null;
  phone: string | null;
  sum: number;
}

const advanceReceipt = (name: string, { email, phone, sum }: Advance): Receipt => ({
  email,
  phone,
  lines: [
    {
      name: `Аванс: ${name}`,
      price: sum,
      quantity: 1,
      tax: 'none',
      method: 'advance',
      supplier: null,
    },
  ],
});

async function linesOf(
  { order, sum }: Sold,
  method: ReceiptLine['method'],
  transaction?: Transaction,
): Promise<ReceiptLine[]> {
  const participants = await OrderParticipant.findAll({
    where: { order_id: order.id, state: 'ACTIVE' },
    order: [['number', 'ASC']],
    ...(transaction && { transaction }),
  });
  const about = { ...(await aboutSale(order, transaction)), method };
  const counted = new Map<number, number>();
  for (const { unit_price, promo_share, bonus_share } of participants) {
    const price = unit_price - promo_share - bonus_share;
    if (price > 0) counted.set(price, (counted.get(price) ?? 0) + 1);
  }
  const lines = [...counted].map(([price, quantity]) => ({ ...about, price, quantity }));
  const whole = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
  // A payment beside the price itself, such as the rest of it, is one line by its sum.
  return whole === sum ? lines : [{ ...about, price: sum, quantity: 1 }];
}

/** The common fields of every line about an order: its name, its order, and the provider. */
export async function aboutSale(
  order: Order,
  transaction?: Transaction,
): Promise<Pick<ReceiptLine, 'name' | 'order_id' | 'tax' | 'supplier'>> {
  const center = await Center.findByPk(order.center_id, {
    paranoid: false,
    rejectOnEmpty: true,
    ...(transaction && { transaction }),
  });
  const name = `Участие в курсе «${order.snapshot.name}»`;
  return { name, order_id: order.id, tax: taxOf(center), supplier: supplierOf(center) };
}

/** In the bank's words; a seller without VAT has none. */
const taxOf = ({ vat }: Center): string => (vat !== null && isVatRate(vat) ? `vat${vat}` : 'none');

function supplierOf({ pay_inn, pay_name, name, kontact_phone, phone }: Center): ReceiptLine['supplier'] {
  if (!pay_inn) return null;
  const phones = [kontact_phone ?? phone].filter((number) => number !== null);
  return { name: pay_name ?? name, inn: pay_inn, phones };
}
