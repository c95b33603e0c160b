import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** Final tables share one function, and so do addresses with a number; the triggers are made anew right after the steps. */
export const up = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `drop function if exists
       refuse_change_of_audit_log(), refuse_change_of_bonus_lot_moves(), refuse_change_of_ledger(),
       refuse_change_of_page_version(), refuse_change_of_scale_awards(), keep_gift_order_ended(),
       keep_marketing_tx(), keep_voucher_tx(), keep_old_address_of_article(), keep_old_address_of_prod()
     cascade`,
  );

/** The former version makes its functions itself. */
export const down = () => Promise.resolve();
