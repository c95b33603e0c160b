import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

/** «Долями» and instalments of the bank, as channels of a payment. */
export const up = (context: QueryInterface) =>
  allow(context, ['CARD', 'SBP', 'DOLYAMI', 'INSTALMENTS', 'BANK', 'NONE']);

export async function down(context: QueryInterface) {
  await context.sequelize.query(
    "update payments set channel = 'CARD' where channel in ('DOLYAMI', 'INSTALMENTS')",
  );
  await allow(context, ['CARD', 'SBP', 'BANK', 'NONE']);
}

/** Rows are checked afterwards, under a lock that lets payments go on. */
async function allow(context: QueryInterface, channels: string[]) {
  const listed = channels.map((channel) => `'${channel}'`).join(', ');
  await inOneTransaction(
    context,
    `alter table payments drop constraint payments_channel_check;
     alter table payments add constraint payments_channel_check check (channel in (${listed})) not valid;`,
  );
  await context.sequelize.query('alter table payments validate constraint payments_channel_check');
}
