import { PlatformRequisites } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { wrong } from '../../platform/tables/wrongFile.ts';
import type { Statement } from './statement.ts';

/** By what a side of a payment is known to be us. */
export interface Own {
  accounts: readonly string[];
  inn: string | null;
}

/** The account of our requisites; until they are written down, those whose movements the statement tells. */
export async function ownIn(
  { accounts }: Pick<Statement, 'accounts'>,
  transaction: Transaction,
): Promise<Own> {
  const platform = await PlatformRequisites.findByPk(1, { transaction });
  if (!platform) return { accounts, inn: null };
  const { account, inn } = platform;
  if (accounts.length > 0 && !accounts.includes(account))
    throw wrong(`Это выписка по другому счёту: в реквизитах площадки указан ${account}`);
  return { accounts: [account], inn };
}
