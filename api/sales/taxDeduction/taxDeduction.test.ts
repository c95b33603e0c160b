import type { OrderView } from '@odonta/api/contract';
import { Center, type Order } from '@odonta/db/models';
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
      return buildOrder({ prod, status: 'CONFIRMED', ...of });
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

  it('is not for an unpaid order, a company, a congress, nor a centre without a licence', async () => {
    for (const order of [
      await booked({ status: 'PREPARE' }),
      await booked({ buyer_kind: 'LEGAL' }),
      await booked({}, null),
      await booked({}, 'Л035-01298', ['CERTIFICATE']),
    ]) {
      expect(await deductible(order)).to.equal(null);
      expect((await paper(order)).status).to.equal(404);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
