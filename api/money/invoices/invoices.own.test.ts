import type { StaffInvoice } from '@odonta/api/contract';
import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { buildMarketingBalance, buildMerchantBalance } from '@odonta/db/testing/marketingFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { issueTopUp } from '../../advertising/marketing/topUps.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the own invoices of staff', () => {
  const api = useApi();

  it('top-ups of centres are seen by staff who sell banners, and those of trading organisations by their keepers too', async () => {
    await buildPlatformRequisites();
    const center = await buildCenter({ pay_name: 'ООО «Центр»', pay_inn: '7707083893' });
    const balances = [await buildMarketingBalance({ center }), await buildMerchantBalance()];
    const [ofCenter, ofMerchant] = await unitOfWork.transaction(async (transaction) => {
      const issued: number[] = [];
      for (const balance of balances) issued.push((await issueTopUp(balance, 500_00, transaction)).id);
      return issued;
    });
    const { id: ofOrder } = await buildInvoice();
    const seenBy = async (role: StaffRole) => {
      const { token } = await api.staff(role);
      const { body } = await api.call<StaffInvoice[]>('get', '/adm/invoices?sort=["id","ASC"]', { token });
      for (const id of [ofCenter, ofMerchant, ofOrder]) {
        const { status } = await api.call('get', `/adm/invoices/${id}`, { token });
        expect(status, `${role} ${id}`).to.equal(body.message.some((each) => each.id === id) ? 200 : 404);
      }
      return body.message.map(({ id }) => id);
    };
    expect(await seenBy('MERCHANTS')).to.deep.equal([ofMerchant]);
    expect(await seenBy('RELATED_PROMOTION')).to.deep.equal([ofMerchant]);
    expect(await seenBy('MANAGER_BANNER')).to.deep.equal([ofCenter, ofMerchant]);
    expect(await seenBy('MANAGER_NOTISEND')).to.deep.equal([]);
  });
});
