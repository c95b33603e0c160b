import { PlatformRequisites } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { wrong } from '../../platform/tables/wrongFile.ts';
import type { Statement } from './statement.ts';

/** The data that identify a side of a payment as the platform. */
export interface Own {
  accounts: readonly string[];
  inn: string | null;
}

/** The account of our requisites; until these are entered, the accounts of the statement. */
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
