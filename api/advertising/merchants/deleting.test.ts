import { randomUUID } from 'node:crypto';
import { AdPlace, Banner, MarketingPenalty, MarketingTx, type Merchant } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildMerchant, buildMerchantBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildBannerOfWeeks, buildRunningBanner } from '@odonta/db/testing/siteFactories.ts';
import { expect } from 'chai';
import { closeAdvertPage } from '../../money/payments/startAdvertPayment.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { payOn } from '../../testing/cardPayments.ts';
import { cards } from '../../testing/cards.ts';
import { useApi } from '../../testing/useApi.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import { issueTopUp } from '../marketing/topUps.ts';
import { act, book, merchantBuyer, pageOf } from '../paying/testing/world.ts';

describe('the deletion of a trading organisation', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
    await buildPlatformRequisites();
  });

  const refusalOf = async ({ id }: Merchant) => {
    const { status, body } = await api.call('delete', `/adm/merchants/${id}`, { token: admin });
    return status === 200 ? 'deleted' : body.message;
  };
  const balanced = async (available = 0) => {
    const merchant = await buildMerchant({ status: 'CONFIRMED' });
    return { merchant, balance: await buildMerchantBalance({ merchant, available }) };
  };

  it('a deletion is refused while there is money or a debt', async () => {
    expect(await refusalOf((await balanced(1)).merchant)).to.equal(
      'На балансе организации есть деньги: удалить её нельзя',
    );
    const { merchant, balance } = await balanced();
    await MarketingTx.create({
      ...{ balance_id: balance.id, kind: 'PENALTY', sum: -150_50, comment: 'Не выдан бонус' },
      ...{ source_type: 'penalty', source_id: 1 },
    });
    expect(await refusalOf(merchant)).to.match(/^За организацией долг: 150,50/);
    expect(await refusalOf((await balanced()).merchant)).to.equal('deleted');
  });

  it('a deletion is refused while an invoice or a penalty is open', async () => {
    const invoiced = await balanced();
    await unitOfWork.transaction((transaction) => issueTopUp(invoiced.balance, 500_00, transaction));
    expect(await refusalOf(invoiced.merchant)).to.include('выставлен счёт');
    const { merchant, balance } = await balanced();
    await MarketingPenalty.create({
      ...{ balance_id: balance.id, sum: 1, comment: 'Не выдан бонус', evidence: [randomUUID()] },
      ...{ object_until: inDays(5), proposed_by: (await buildUser()).id },
    });
    expect(await refusalOf(merchant)).to.include('предложен штраф');
  });

  it('a deletion is refused while a banner waits or runs', async () => {
    const { merchant } = await balanced();
    const banner = await buildRunningBanner({ merchant_id: merchant.id });
    expect(await refusalOf(merchant)).to.include('есть баннеры');
    await banner.update({ date_start: inDays(-9), date_end: inDays(-2) });
    expect(await refusalOf(merchant)).to.equal('deleted');
  });

  it("a deletion is refused while the bank's page of a cancelled banner is open: its money would still come", async () => {
    await sellSlot(5, { price: 100_000 });
    const ends = {
      deleted: (_url: string, id: number) => closeAdvertPage({ good: 'banner', id }),
      'есть деньги': (url: string) => payOn(url),
      'на странице банка': (url: string) => payOn(url, cards.declined),
    };
    for (const [answer, end] of Object.entries(ends)) {
      const who = await merchantBuyer(api);
      const id = await book(api, who);
      const url = await pageOf(api, who, id);
      await act(api, who, id, 'cancel');
      expect(await refusalOf(who.merchant)).to.include('на странице банка');
      await end(url, id);
      expect(await refusalOf(who.merchant)).to.include(answer);
    }
  });

  it('staff return no money to an organisation that is deleted', async () => {
    const { merchant, balance } = await balanced();
    const refund = async () => {
      const { id } = await buildBannerOfWeeks({ merchant_id: merchant.id, status: 'CANCELED' });
      const body = { sum: 300, reason: 'Ошибка' };
      const path = `/adm/banner_campaigns/${id}/refund_balance`;
      return (await api.call('post', path, { token: admin, body })).status;
    };
    await merchant.destroy();
    expect(await refund()).to.equal(409);
    expect(await MarketingTx.count({ where: { balance_id: balance.id } })).to.equal(0);
    await merchant.restore();
    expect(await refund()).to.equal(200);
  });

  it('a deletion and a booking of a banner at one moment never both happen', async () => {
    await sellSlot(5);
    for (let number = 0; number < 10; number += 1) {
      await AdPlace.destroy({ where: {} });
      const { merchant, owner, token } = await merchantBuyer(api);
      const body = { ...owner, slot: 5, categories: [], weeks: [saleWeeks()[0]], expected_total: 1000 };
      const [deleted, booked] = await Promise.all([
        api.call('delete', `/adm/merchants/${merchant.id}`, { token: admin }),
        api.call('post', '/partner/advertising/banners', { token, body }),
      ]);
      expect([deleted.status, booked.status].join()).to.be.oneOf(['200,404', '200,409', '409,201']);
      expect(await Banner.count({ where: owner })).to.equal(booked.status === 201 ? 1 : 0);
    }
    expect(api.errors).to.deep.equal([]);
  });

  it('a deletion and an invoice at one moment never both happen, and neither ends in a deadlock', async () => {
    const { token } = await api.staff('BOOKKEEPER');
    for (let number = 0; number < 10; number += 1) {
      const { merchant, balance } = await balanced();
      const [deleted, invoiced] = await Promise.all([
        api.call('delete', `/adm/merchants/${merchant.id}`, { token: admin }),
        api.call('post', `/adm/marketing_balances/${balance.id}/topup_invoice`, {
          ...{ token, body: { sum: 500 } },
        }),
      ]);
      expect([deleted.status, invoiced.status].sort()).to.deep.equal([200, 409]);
    }
    expect(api.errors).to.deep.equal([]);
  });
});
