import { Invoice, type Order } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';

/** The invoice that an order is paid by: the last that nobody has taken back. */
export const invoiceOf = ({ id }: Order, transaction?: Transaction): Promise<Invoice | null> =>
  Invoice.findOne({
    where: { order_id: id, status: { [Op.notIn]: ['CANCELED', 'REJECTED'] } },
    order: [['id', 'DESC']],
    transaction,
  });
