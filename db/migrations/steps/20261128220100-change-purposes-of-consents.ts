import type { QueryInterface } from 'sequelize';
import { inOneTransaction } from '../sql.ts';

const former = "'REQUEST', 'QUESTION', 'REVIEW', 'ACCOUNT', 'ORDER', 'VOUCHER'";

const replaced = (purposes: string, tail: string) =>
  `alter table consents drop constraint consents_purpose_check,
     add constraint consents_purpose_check check (purpose in (${purposes}))${tail};`;

/** People agree to advertising letters apart from everything else. */
export async function up(context: QueryInterface): Promise<void> {
  await inOneTransaction(context, replaced(`${former}, 'ADVERTISING'`, ' not valid'));
  await context.sequelize.query('alter table consents validate constraint consents_purpose_check');
}

/** Refused once somebody has agreed: consents are never deleted. */
export const down = (context: QueryInterface) => inOneTransaction(context, replaced(former, ''));
