import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const replaced = (kinds: string, ofNobody: string, tail: string) =>
  `alter table one_time_secrets
     drop constraint one_time_secrets_kind_check,
     add constraint one_time_secrets_kind_check check (kind in (${kinds}))${tail},
     drop constraint one_time_secrets_check,
     add constraint one_time_secrets_check check (${ofNobody} or subject_id is not null)${tail};`;

const before = {
  kinds: "'RECOVERY', 'INVITATION', 'PHONE_CODE', 'EMAIL', 'REFUND_ACCOUNT'",
  ofNobody: "kind = 'PHONE_CODE' or kind = 'REFUND_ACCOUNT'",
};

/** A guest proves his phone before it is given to an organisation. */
export async function up(context: QueryInterface): Promise<void> {
  const { kinds, ofNobody } = before;
  await inOneTransaction(
    context,
    replaced(`${kinds}, 'LEAD_CODE'`, `${ofNobody} or kind = 'LEAD_CODE'`, ' not valid'),
  );
  for (const name of ['kind_check', 'check'])
    await context.sequelize.query(
      `alter table one_time_secrets validate constraint one_time_secrets_${name}`,
    );
}

/** The codes live for minutes: a visitor who waits for one asks again. */
export const down = (context: QueryInterface) =>
  inOneTransaction(
    context,
    `delete from one_time_secrets where kind = 'LEAD_CODE';
     ${replaced(before.kinds, before.ofNobody, '')}`,
  );
