import type { StaffAdSlot } from '@odonta/api/contract';
import { AdSlot, AdSlotPrice } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { pricesAt } from '../ad_places/slots.ts';

describe('prices of banner slots', () => {
  const api = useApi();
  let token: string;
  let slot: AdSlot;
  before(async () => {
    token = (await api.staff('MANAGER_BANNER')).token;
    slot = await AdSlot.findOne({ where: { slot: 10 }, rejectOnEmpty: true });
  });

  const put = (body: object) => api.call<StaffAdSlot>('put', `/adm/ad_slots/${slot.id}`, { token, body });
  const publish = () =>
    api.call<StaffAdSlot>('post', `/adm/ad_slots/${slot.id}/publish_prices`, { token, body: {} });

  it('a written price is in force once it is published, and a later one from its moment', async () => {
    const written = (await put({ next_price: 5000 })).body.message;
    expect([written.price, written.next_price]).to.deep.equal([null, 5000]);
    const published = (await publish()).body.message;
    expect([published.price, published.next_price]).to.deep.equal([5000, null]);
    await put({ next_price: 7000, next_price_from: secondsOf(inDays(7)) });
    expect((await publish()).body.message.price).to.equal(5000);
    expect((await pricesAt([slot], inDays(8))).get(slot.id)).to.equal(700_000);
  });

  it('a price is never in force before it was published, nor changed afterwards', async () => {
    await put({ next_price: 9000, next_price_from: secondsOf(inDays(-30)) });
    await publish();
    expect((await pricesAt([slot], inDays(-1))).get(slot.id)).to.equal(undefined);
    const change = AdSlotPrice.update({ price: 100 }, { where: { ad_slot_id: slot.id } });
    expect(await change.catch((error: Error) => error.message)).to.include('does not change');
  });

  it('nothing is published where nothing was written, and a slot has five places at most', async () => {
    expect((await publish()).status).to.equal(409);
    expect((await put({ count: 6 })).status).to.equal(422);
    expect(
      (await put({ next_price: null, next_price_from: secondsOf(inDays(1)) })).body.errors,
    ).to.have.property('next_price');
  });
});
