import { connectionOf, Invoice } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { eachRow } from '../../platform/jobs/rowByRow.ts';
import { notifyOfIssue } from './issueOfInvoice.ts';
import { transitionInvoice } from './transitionInvoice.ts';

/**
 * Closes invoices of adverts that their owners or staff have cancelled: left open, they could be taken for those that a transfer
 * means. One that is paid in part stays; one whose hold has run out is still bought by late money. Returns how many were closed.
 */
export async function closeCancelledAdverts(): Promise<number> {
  const due = await connectionOf(Invoice).query<Open>(`${ofCancelled} limit 100`, {
    type: QueryTypes.SELECT,
  });
  return eachRow(job, due);
}

interface Open {
  id: number;
  number: number;
}

const job = {
  name: 'close invoices of cancelled adverts',
  keyOf: ({ id }: Open) => id,
  act: async ({ id }: Open, transaction: Transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const where = { id, status: 'PREPARE', paid_sum: 0 } as const;
    const invoice = await Invoice.findOne({ where, lock, skipLocked: true, transaction });
    if (invoice) await transitionInvoice(invoice, 'cancel', systemActor, transaction);
  },
  announce: notifyOfIssue,
};

const cancelled = (column: string, table: string, resource: string) => `
  select i.id, i.number from invoices i join ${table} a on a.id = i.${column}
  where i.status = 'PREPARE' and i.paid_sum = 0 and a.status in ('CANCELED', 'PARTIAL_REFUNDED', 'REFUNDED')
    and (select c.move from status_changes c where c.resource = '${resource}' and c.record_id = a.id
      order by c.id desc limit 1) is distinct from 'expire'`;

const ofCancelled = `${cancelled('banner_id', 'banners', 'banner_campaigns')}
  union all ${cancelled('pinning_id', 'pinnings', 'pinnings')} order by id`;
