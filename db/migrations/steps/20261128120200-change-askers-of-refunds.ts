import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** A centre that moves an order asks for the difference in its own name. */
export const up = (context: QueryInterface) => allow(context, ['BUYER', 'CENTER', 'STAFF', 'SYSTEM']);

export async function down(context: QueryInterface) {
  await context.sequelize.query("update refunds set asked_kind = 'STAFF' where asked_kind = 'CENTER'");
  await allow(context, ['BUYER', 'STAFF', 'SYSTEM']);
}

/** Rows are checked afterwards, under a lock that lets refunds go on. */
async function allow(context: QueryInterface, kinds: string[]) {
  const listed = kinds.map((kind) => `'${kind}'`).join(', ');
  await inOneTransaction(
    context,
    `alter table refunds drop constraint refunds_asked_kind_check;
     alter table refunds add constraint refunds_asked_kind_check check (asked_kind in (${listed})) not valid;`,
  );
  await context.sequelize.query('alter table refunds validate constraint refunds_asked_kind_check');
}
