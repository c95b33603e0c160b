import { BonusLot, Individual } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { buildBonusAccount, buildBonusLot } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { spendableOf } from '../../loyalty/bonuses/balances.ts';
import { provedKeyOf } from '../../loyalty/bonuses/ofOrders.ts';
import { useApi } from '../../testing/useApi.ts';

describe('merging of buyers', () => {
  const api = useApi();
  let token: string;
  let number = 0;

  before(async () => {
    token = (await api.staff('MANAGER')).token;
  });

  const phone = () => {
    number += 1;
    return `+7905000${String(number).padStart(4, '0')}`;
  };
  const merged = async (kept: Partial<Individual>, gone: Partial<Individual>) => {
    const { id } = await buildIndividual(kept);
    const { id: from_id } = await buildIndividual(gone);
    const { status } = await api.call('post', `/adm/individuals/${id}/merge`, { token, body: { from_id } });
    expect(status).to.equal(200);
    return Individual.findByPk(id, { rejectOnEmpty: true });
  };
  const proved = () => ({ phone: phone(), phone_proved_at: new Date() });

  it('gives nobody the bonuses of a phone that was merely typed into the duplicate', async () => {
    const victim = await buildBonusAccount({ key: phone() });
    await buildBonusLot({ account_id: victim.id, count: 500 });
    for (const own of [{ phone: phone() }, { phone: null, email: 'typed@test.local' }, proved()]) {
      const buyer = await merged(own, { phone: victim.key });
      expect(await spendableOf(provedKeyOf(buyer))).to.equal(0);
      // The earlier behaviour: the phone of the duplicate became a phone for bonuses without verification.
      const believed = Individual.build({ ...buyer.get(), bonus_phone: victim.key });
      expect(await spendableOf(provedKeyOf(believed))).to.equal(500);
      await buyer.destroy();
    }
    expect(await BonusLot.sum('left', { where: { account_id: victim.id } })).to.equal(500);
  });

  it('proves no phone by the proof of another', async () => {
    const typed = phone();
    expect(await merged({ phone: typed }, proved())).to.include({ phone: typed, phone_proved_at: null });
  });

  it('keeps what was proved by a code: the own phone, or that of the duplicate where the own is not', async () => {
    const [own, others] = [proved(), proved()];
    expect(provedKeyOf(await merged(own, others))).to.equal(own.phone);
    const other = proved();
    expect(provedKeyOf(await merged({ phone: phone() }, other))).to.equal(other.phone);
    const only = proved();
    const nameless = await merged({ phone: null, email: 'nobody@test.local' }, only);
    expect([nameless.phone, provedKeyOf(nameless)]).to.deep.equal([only.phone, only.phone]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
