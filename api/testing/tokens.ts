import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import type { Sequelize } from 'sequelize';
import { type Account, type AccountKind, userAccounts } from '../identity/sessions/accountKinds.ts';
import { openSessionOf } from '../identity/sessions/accountSessions.ts';
import { issueToken } from '../identity/sessions/tokens.ts';

/** Signs an account in: a user, unless another kind is named. */
export const tokensOn =
  (sequelize: Sequelize, secret: string) =>
  async (account: Account, kind: AccountKind = userAccounts): Promise<string> => {
    const origin = { ip: null, user_agent: null, request_id: '' };
    const session = await inTransaction(sequelize, (transaction) =>
      openSessionOf(kind, account, origin, transaction),
    );
    const payload = { sid: session.id, ...(await kind.shown(account)) };
    return issueToken(secret, kind.audience, payload, session.expires_at);
  };
