import { User } from '../../identity/User.ts';
import { Order } from '../../orders/Order.ts';
import { Payment } from '../payments/Payment.ts';
import { initRefund, Refund } from './Refund.ts';
import { initRefundLeg, RefundLeg } from './RefundLeg.ts';

export { Refund } from './Refund.ts';
export { RefundLeg } from './RefundLeg.ts';

export const refundModels = [initRefund, initRefundLeg];

export function associateRefunds(): void {
  Refund.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  Refund.belongsTo(User, { as: 'asker', foreignKey: 'asked_by' });
  Refund.belongsTo(User, { as: 'approver', foreignKey: 'approved_by' });
  Refund.hasMany(RefundLeg, { as: 'legs', foreignKey: 'refund_id' });
  RefundLeg.belongsTo(Refund, { as: 'refund', foreignKey: 'refund_id' });
  RefundLeg.belongsTo(Payment, { as: 'payment', foreignKey: 'payment_id' });
}
