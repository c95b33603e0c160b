import type { RelatedPaper, StaffBankLine, StaffPayout } from '@odonta/api/contract';
import { AccountingDoc } from '@odonta/db/models';
import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { centerAccount } from '../../testing/centerAccount.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the papers about one and the same money', () => {
  const api = useApi();
  let keeper: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites();
  });

  const ask = (resource: string, id: number | undefined, token = keeper) =>
    api.call<RelatedPaper[]>('get', `/adm/papers/${resource}/${id}`, { token });
  const linksOf = async (resource: string, id: number | undefined) => {
    const { message } = (await ask(resource, id)).body;
    return message.map((paper) => `${paper.resource} ${paper.id}`).sort();
  };

  it('papers lead to each other from every side: order, invoice, transfer, payment, act, payout', async () => {
    const center = await buildCenter({ ...centerAccount, sale: 15 });
    const days = { date_start: inDays(-11), date_end: inDays(-10) };
    const prod = await api.given(() => buildProd({ center_id: center.id, price: 2_000_000, ...days }));
    const order = await api.given(() => buildOrder({ prod, payment_method: 'INVOICE' }));
    const invoice = await api.given(() => buildInvoice({ order }));
    const line = await buildBankLine({ sum: 2_000_000 });
    const matched = await api.call<StaffBankLine>('post', `/adm/bank_imports/${line.id}/match`, {
      token: keeper,
      body: { parts: [{ invoice_id: invoice.id }] },
    });
    const payment_id = matched.body.message.matches[0]?.payment_id;
    const period = { from: '2020-01-01', to: '2099-12-31' };
    const body = { center_id: center.id, ...period };
    const payout = await api.call<StaffPayout>('post', '/adm/payouts', { token: keeper, body });
    const made = await api.call<{ id: number }>('post', '/adm/accounting_docs', {
      token: keeper,
      body: { invoice_id: invoice.id },
    });
    const all = [
      `accounting_docs ${made.body.message.id}`,
      `bank_imports ${line.id}`,
      `invoices ${invoice.id}`,
      `orders ${order.id}`,
      `payments ${payment_id}`,
      `payouts ${payout.body.message.id}`,
    ];
    for (const name of all.filter((each) => !each.startsWith('payouts'))) {
      const [resource = '', id] = name.split(' ');
      expect(await linksOf(resource, Number(id)), name).to.deep.equal(all.filter((each) => each !== name));
    }
    const { message } = (await ask('invoices', invoice.id)).body;
    expect(message.find(({ resource }) => resource === 'bank_imports')).to.deep.include({
      title: 'Поступление № 42',
      sum: 20_000,
      status: 'CONFIRMED',
    });
  });

  it('papers are those that the viewer may list, of a record that he may read', async () => {
    const order = await api.given(() => buildOrder({ payment_method: 'INVOICE' }));
    const invoice = await api.given(() => buildInvoice({ order }));
    const { token } = await api.staff('ORDER_VIEW');
    expect((await ask('invoices', invoice.id, token)).status).to.equal(404);
    const { message } = (await ask('orders', order.id, token)).body;
    expect(message.map(({ resource }) => resource)).not.to.include('invoices');
    expect((await ask('users', 1)).status).to.equal(404);
    expect(await AccountingDoc.count({ where: { invoice_id: invoice.id } })).to.equal(0);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
