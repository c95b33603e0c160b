import { setTimeout as pause } from 'node:timers/promises';
import { Payment, PaymentNotification, PaymentPart } from '@odonta/db/models';
import { timesOfProof } from '@odonta/db/testing/proof.ts';
import { expect } from 'chai';
import { bookByCard, orderOf, payOn } from '../../api/testing/cardPayments.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { type CardShop, openCardShop } from './cardShop.ts';

const kills = timesOfProof(3, 10);

describe('money of cards, when a process or the bank falls', function () {
  this.timeout(400_000);
  let shop: CardShop;

  before(async () => {
    shop = await openCardShop();
  });
  after(() => shop?.close());

  it('no money is lost when a process dies between the bank and its own commit (C6)', async () => {
    const took: number[] = [];
    for (let run = 0; run < kills; run += 1) {
      shop.bank.set({ faults: {}, notices: { lost: 0, retriesMs: [] } });
      const { order, url } = await shop.booked();
      shop.bank.set({ faults: { GetState: { delayMs: 600 } } });
      const before = await PaymentNotification.count();
      const paying = payOn(url).catch(() => null);
      await eventually(async () => expect(await PaymentNotification.count()).to.be.greaterThan(before + 1));
      const cut = Date.now();
      await shop.nodes[0].kill();
      expect(await shop.statusOf(order.id)).to.equal('PREPARE');
      shop.bank.set({ faults: {} });
      while ((await shop.statusOf(order.id)) !== 'CONFIRMED' && Date.now() - cut < 15_000) await pause(50);
      took.push(Date.now() - cut);
      expect((await orderOf(shop.nodes[1].call, order.token)).paid).to.equal(10_000);
      await paying;
      await shop.nodes[0].revive();
    }
    expect(Math.max(...took)).to.be.lessThan(5000);
    console.log(`      ${kills} cut off, 0 lost, found again within ${Math.max(...took)} ms`);
  });

  it('money would be lost without the intent that is written first (the control of C6)', async () => {
    shop.bank.set({ faults: {}, notices: { lost: 0, retriesMs: [] } });
    const { order, url, payment } = await shop.booked();
    await PaymentPart.destroy({ where: { payment_id: payment.id } });
    await Payment.destroy({ where: { id: payment.id }, force: true });
    await payOn(url);
    await pause(5000);
    expect(await shop.statusOf(order.id)).to.equal('PREPARE');
  });

  it('a buyer waits at most ten seconds for an unavailable bank, and his seat stays reserved (A9)', async () => {
    shop.bank.set({ faults: { Init: { delayMs: 60_000 } } });
    const start = Date.now();
    const { order, url } = await bookByCard(shop.nodes[0].call, await shop.course());
    const waited = Date.now() - start;
    expect([url, order.status]).to.deep.equal([undefined, 'PREPARE']);
    expect(waited).to.be.lessThan(10_500);
    shop.bank.set({ faults: { Init: { status: 500 }, CheckOrder: { status: 500 } } });
    const again = () =>
      shop.nodes[1].call<{ url: string }>('post', `/orders/${order.token}/pay`, { body: {} });
    expect((await again()).status).to.equal(503);
    shop.bank.set({ faults: {}, notices: { lost: 0 } });
    await pause(3000);
    const page = await again();
    expect(page.status, page.text).to.equal(200);
    await payOn(page.body.message.url);
    expect(await shop.statusOf(order.id)).to.equal('CONFIRMED');
    console.log(`      answered without the bank in ${waited} ms, paid at the second try`);
  });
});
