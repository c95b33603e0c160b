import { Invoice, type Order } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';

/** The invoice an order is paid by: the last one that was not cancelled. */
export const invoiceOf = ({ id }: Order, transaction?: Transaction): Promise<Invoice | null> =>
  Invoice.findOne({
    where: { order_id: id, status: { [Op.notIn]: ['CANCELED', 'REJECTED'] } },
    order: [['id', 'DESC']],
    transaction,
  });
