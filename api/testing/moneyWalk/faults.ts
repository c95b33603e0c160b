/** Errors to plant in the data of a walk, each with its undo and the words by which a check reports it. */
interface Fault {
  name: string;
  plant: string;
  heal: string;
  found: string;
}

/** @param order - that was moved, given back in part and taught, and was paid by an invoice */
export const faultsOf = (order: number): Fault[] => [
  {
    name: 'a refund is attributed twice',
    plant: `update invoices set refunded_sum = refunded_sum + 100 where order_id = ${order}`,
    heal: `update invoices set refunded_sum = refunded_sum - 100 where order_id = ${order}`,
    found: 'given back by invoice',
  },
  {
    name: 'an act names another course',
    plant: `update accounting_docs set snapshot = replace(snapshot::text, '«', '«Прежний ')::jsonb where order_id = ${order}`,
    heal: `update accounting_docs set snapshot = replace(snapshot::text, '«Прежний ', '«')::jsonb where order_id = ${order}`,
    found: 'papers of courses that were not taught',
  },
  {
    name: 'an act is over more than its invoice has kept',
    plant: `update accounting_docs set total = total + 100 where order_id = ${order}`,
    heal: `update accounting_docs set total = total - 100 where order_id = ${order}`,
    found: 'act of invoice',
  },
  {
    name: 'an order counts more as given back than went',
    plant: `update orders set refunded_sum = refunded_sum + 100 where id = ${order}`,
    heal: `update orders set refunded_sum = refunded_sum - 100 where id = ${order}`,
    found: 'kept by the order',
  },
  {
    name: 'a payout knows nothing of a refund',
    plant: bookedAs('CENTER', 'LATE', order),
    heal: bookedAs('LATE', 'CENTER', order),
    found: 'paid to the centre',
  },
];

function bookedAs(from: string, to: string, order: number): string {
  return `
    alter table ledger_entries disable trigger user;
    update ledger_entries set account = '${to}'
    where order_id = ${order} and account = '${from}' and refund_id is not null;
    alter table ledger_entries enable trigger user`;
}
