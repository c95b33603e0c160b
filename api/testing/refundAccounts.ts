import type { AskedRefundView, RefundCodeSent } from '@odonta/api/contract';
import { mailboxes } from './secrets.ts';
import type { TestApi } from './testApi.ts';

export const buyersAccount = {
  holder: 'Заказова Вера',
  account: '40702810900000002851',
  bic: '044030827',
  bank: 'Банк',
};

interface Ordered {
  token: string;
  email: string | null;
}

/** The code that a buyer reads in his mail after he has named an account. */
export async function codeFor(
  api: TestApi,
  { token, email }: Ordered,
  refund_id: number,
  account = buyersAccount,
): Promise<string> {
  await api.sequelize.query('delete from rate_limits');
  const { areSecretsShown } = api.ports;
  const mail = mailboxes(api);
  const path = `/orders/${token}/refund_bank/code`;
  await api.call<RefundCodeSent>('post', path, { body: { refund_id, ...account } });
  const { secret } = await mail.newest(email ?? '', 'refund_code');
  Object.assign(api.ports, { areSecretsShown });
  return secret;
}

/** Names the account as its buyer does, with the code from his mail. */
export async function nameAccount(api: TestApi, order: Ordered, refund_id: number, account = buyersAccount) {
  const code = await codeFor(api, order, refund_id, account);
  return api.call<AskedRefundView>('post', `/orders/${order.token}/refund_bank`, {
    body: { refund_id, ...account, code },
  });
}
