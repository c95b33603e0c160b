import type { OwnMarketingBalance, StaffMerchant } from '@odonta/api/contract';
import { type Merchant, User } from '@odonta/db/models';
import type { TestApi } from '../../../testing/testApi.ts';

/** The acts of staff with trading organisations, and the balances that a member sees. */
export function merchantActs(api: TestApi) {
  const act = async ({ id }: { id: number }, name: string, body: object = {}) => {
    const { token } = await api.staff('MERCHANTS');
    return api.call<StaffMerchant>('post', `/adm/merchants/${id}/${name}`, { token, body });
  };
  return {
    act,
    approve: async (merchant: Merchant) =>
      act(merchant, 'approve', { version: (await merchant.reload()).version }),
    ofMail: (email: string) => User.findOne({ where: { email }, rejectOnEmpty: true }),
    own: async (user: User) =>
      (await api.call<OwnMarketingBalance[]>('get', '/marketingBalances', { token: await api.tokenOf(user) }))
        .body.message,
  };
}
