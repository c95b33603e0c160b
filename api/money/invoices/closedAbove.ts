import { AccountingDoc, connectionOf } from '@odonta/db/models';
import { closingKinds } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { keptMoneyIn, paymentsOfInvoices } from '../../orders/ledger/keptMoney.ts';

/**
 * By how many kopecks issued acts and УПД exceed the money their invoices still have: it was refunded after
 * them. Documents without later refunds are left out.
 */
export async function closedAbove(
  ids: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await connectionOf(AccountingDoc).query<{ id: number; above: string }>(aboveKept, {
    bind: [[...ids]],
    type: QueryTypes.SELECT,
    transaction,
  });
  return new Map(found.map(({ id, above }) => [id, Number(above)]));
}

const issued = `status in ('CREATED', 'FINISHED')
  and kind in (${Object.keys(closingKinds)
    .map((kind) => `'${kind}'`)
    .join(', ')})`;

const aboveKept = `
  select d.id, d.total - coalesce(sum(held.kept), 0) as above
  from accounting_docs d
    join ${paymentsOfInvoices} came on came.invoice_id = d.invoice_id
    left join ${keptMoneyIn(`select order_id from accounting_docs where id = any($1::int[]) and order_id is not null`)} held
      on held.payment_id = came.payment_id and held.order_id = d.order_id
  where d.id = any($1::int[]) and d.${issued}
  group by d.id, d.total having d.total > coalesce(sum(held.kept), 0)`;

/** Acts and УПД of these orders that were issued. */
export const issuedDocsOf = (
  orders: readonly number[],
  transaction?: Transaction,
): Promise<AccountingDoc[]> =>
  AccountingDoc.findAll({
    where: {
      order_id: [...orders],
      status: ['CREATED', 'FINISHED'],
      kind: Object.keys(closingKinds) as (keyof typeof closingKinds)[],
    },
    order: [['id', 'ASC']],
    transaction,
  });
