import type { QueryInterface } from 'sequelize';
import { replaceIndexes } from '../sql.ts';

const replaced = (context: QueryInterface, condition: string) =>
  replaceIndexes(
    context,
    { related_leads_once_of_order: `related_leads (order_id, promotion_id) where ${condition}` },
    'unique',
  );

/** An order that is paid late asks again: the lead that had ended with it does not count. */
export const up = (context: QueryInterface) =>
  replaced(context, `order_id is not null and status <> 'CANCELED'`);

/** Refused once an order has asked again. */
export const down = (context: QueryInterface) => replaced(context, 'order_id is not null');
