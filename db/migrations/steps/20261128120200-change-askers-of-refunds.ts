import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre that moves an order asks for the difference in its own name. */
export const up = (context: QueryInterface) =>
  inOneTransaction(context, asks(`'BUYER', 'CENTER', 'STAFF', 'SYSTEM'`));

export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `update refunds set asked_kind = 'STAFF' where asked_kind = 'CENTER'; ${asks(`'BUYER', 'STAFF', 'SYSTEM'`)}`,
  );

const asks = (kinds: string) => `
  alter table refunds drop constraint refunds_asked_kind_check;
  alter table refunds add constraint refunds_asked_kind_check check (asked_kind in (${kinds})) not valid;
  alter table refunds validate constraint refunds_asked_kind_check;`;
