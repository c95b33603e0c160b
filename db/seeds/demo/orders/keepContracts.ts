import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { contractTerms } from '../../../vocabulary/money/documents/contractTerms.ts';
import { longDay } from '../../../vocabulary/money/documents/days.ts';
import { paymentPurpose } from '../../../vocabulary/money/documents/paymentPurpose.ts';
import type { InvoiceSnapshot } from '../../../vocabulary/money/documents/snapshots.ts';
import { secondsOf } from '../../../vocabulary/time.ts';
import type { Group } from './fillGroupOrders.ts';
import type { groupRow } from './groupRows.ts';
import type { quoteRow } from './quoteRows.ts';

interface Contracted {
  group: Group;
  request: ReturnType<typeof groupRow>;
  quote: ReturnType<typeof quoteRow>;
}

/** The invoices of orders that offers have led to are contracts. */
export async function keepContracts(
  sequelize: Sequelize,
  contracted: readonly Contracted[],
  transaction: Transaction,
): Promise<void> {
  for (const each of contracted) {
    const order_id = each.request.order_id;
    if (order_id === null) continue;
    const [invoice] = await sequelize.query<{ id: number; snapshot: InvoiceSnapshot }>(
      'select id, snapshot from invoices where order_id = $1',
      { bind: [order_id], type: QueryTypes.SELECT, transaction },
    );
    if (!invoice) throw new Error('a group order of the demo has no invoice');
    const bind = [invoice.id, JSON.stringify(contractOf(each, invoice.snapshot))];
    await sequelize.query('update invoices set snapshot = $2::jsonb where id = $1', { bind, transaction });
  }
}

function contractOf({ group, request, quote }: Contracted, invoice: InvoiceSnapshot): InvoiceSnapshot {
  const { course, cast } = group;
  const { fio, post, basis } = request.signatory;
  const { number, date } = quote.snapshot;
  const { name, inn = null, kpp = null } = course.payee;
  const provider = { name: name ?? course.center, inn, kpp, address: course.city };
  const kind = 'CONTRACT' as const;
  return {
    ...invoice,
    ...{ kind, contract: { provider, signs: { fio, post, basis } } },
    purpose: paymentPurpose({ ...invoice, kind }, course.name),
    basis: `Предложение № ${number} от ${longDay(date)}, ${(invoice.basis ?? '').replace('Заказ', 'заказ')}`,
    terms: contractTerms({
      ...{ seller: invoice.seller, vat: invoice.vat, total: invoice.total, provider },
      course: {
        ...{ name: course.name, city: course.city },
        date_start: secondsOf(course.date_start),
        date_end: secondsOf(course.date_end),
      },
      ...{ count: cast.seats, quote: { number, date }, refund_policy: course.refund_policy },
      ...{ repricing: 'KEEP', isOnCredit: false, rules: null },
    }),
  };
}
