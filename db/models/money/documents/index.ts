import { Order } from '../../orders/Order.ts';
import { Payout } from '../payouts/Payout.ts';
import { AccountingDoc, initAccountingDoc } from './AccountingDoc.ts';
import { Invoice, initInvoice } from './Invoice.ts';
import { initPlatformRequisites } from './PlatformRequisites.ts';

export { AccountingDoc } from './AccountingDoc.ts';
export { Invoice } from './Invoice.ts';
export { PlatformRequisites } from './PlatformRequisites.ts';

/** Associates the models of documents with a connection. */
export const documentModels = [initPlatformRequisites, initInvoice, initAccountingDoc];

export function associateDocuments(): void {
  Invoice.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  AccountingDoc.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  Payout.hasMany(AccountingDoc, { as: 'reports', foreignKey: 'payout_id' });
  AccountingDoc.belongsTo(Invoice, { as: 'invoice', foreignKey: 'invoice_id' });
}
