import type { OrderView } from '@odonta/api/contract';
import { Center, type Order, Payment, PaymentPart } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { IssuedDocument } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { expect } from 'chai';
import { wordsOf } from '../../platform/documents/testing/reading.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the application for the paper of a tax deduction', () => {
  const api = useApi();

  const booked = (
    of: Parameters<typeof buildOrder>[0] = {},
    license_number: string | null = 'Л035-01298',
    issued_documents: IssuedDocument[] = ['ADVANCED_TRAINING'],
  ) =>
    api.given(async () => {
      const prod = await buildProd({
        name: 'Эндодонтия',
        date_start: inDays(10),
        date_end: inDays(11),
        issued_documents,
      });
      await Center.update({ license_number }, { where: { id: prod.center_id } });
      // The buyer, by the name of the participants that the factory makes.
      return buildOrder({ prod, status: 'CONFIRMED', last_name: 'Слушателева', first_name: 'Нина', ...of });
    });
  const paper = async ({ token }: Order) => {
    const answer = await fetch(`${api.url}/api/orders/${token}/tax-application.pdf`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const deductible = async ({ token }: Order) =>
    (await api.call<OrderView>('get', `/orders/${token}`)).body.message.deductible;

  it('names the centre, the payer, the course and what he paid', async () => {
    const order = await booked();
    expect(await deductible(order)).to.equal(order.paid_sum / 100);
    const { status, bytes } = await paper(order);
    expect(status).to.equal(200);
    const words = wordsOf(bytes);
    for (const said of [
      'КНД 1151158',
      order.snapshot.center,
      order.last_name,
      order.number,
      'Эндодонтия',
      'ИНН',
      'Подпись',
    ])
      expect(words, said).to.include(said);
  });

  it('counts neither what came back nor what a gift paid', async () => {
    const order = await booked();
    const paid = order.paid_sum / 100;
    await order.update({ refunded_sum: 100_000 });
    expect(await deductible(order)).to.equal(paid - 1000);
    await order.update({ voucher_sum: order.paid_sum - 100_000 });
    expect(await deductible(order)).to.equal(null);
  });

  it('counts the seat of the buyer alone, and nothing once he has left', async () => {
    const order = await booked({ people: 3 });
    const [own, other] = order.participants;
    await other?.update({ first_name: 'Анна' });
    const price = (own?.unit_price ?? 0) / 100;
    expect(await deductible(order)).to.equal(price);
    await order.update({ voucher_sum: order.paid_sum / 2 });
    expect(await deductible(order)).to.equal(price / 2);
    // The other left: a third came back, half of it to the certificate.
    await order.update({ voucher_sum: order.paid_sum / 3, refunded_sum: order.paid_sum / 3 });
    expect(await deductible(order)).to.equal(price / 2);
    await own?.update({ is_live: false });
    await order.participants[2]?.update({ first_name: 'Анна' });
    expect(await deductible(order)).to.equal(null);
  });

  it('names every day and year of payment', async () => {
    const order = await booked();
    for (const day of ['2025-12-31T20:59:00Z', '2025-12-31T21:00:00Z']) {
      const payment = await Payment.create({
        method: 'CARD',
        sum: 100,
        captured_sum: 100,
        finished_at: new Date(day),
      });
      await PaymentPart.create({ payment_id: payment.id, order_id: order.id, sum: 100, is_open: false });
    }
    const words = wordsOf((await paper(order)).bytes);
    for (const said of ['2025', '2026', 'годы', '31.12.2025', '01.01.2026'])
      expect(words, said).to.include(said);
  });

  it('is not for an unpaid order, a company, an invoice, the seats of others, a congress, nor a centre without a licence', async () => {
    for (const order of [
      await booked({ status: 'PREPARE' }),
      await booked({ buyer_kind: 'LEGAL' }),
      await booked({ payment_method: 'INVOICE', payment_kind: 'INVOICE' }),
      await booked({ first_name: 'Вера' }),
      await booked({}, null),
      await booked({}, 'Л035-01298', ['CERTIFICATE']),
    ]) {
      expect(await deductible(order)).to.equal(null);
      expect((await paper(order)).status).to.equal(404);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
