import { AdPlace, Invoice } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { expect } from 'chai';
import { closeInvoices } from '../../money/invoices/closeInvoices.ts';
import { useApi } from '../../testing/useApi.ts';
import { expireHolds } from '../ad_places/clock.ts';
import { act, book, buyer, endHold, invoiceOf, stateOf, transfer } from './testing/world.ts';

describe('invoices of adverts that are cancelled', () => {
  const api = useApi();

  before(async () => {
    await buildPlatformRequisites();
    await sellSlot(5, { price: 100_000 });
  });
  beforeEach(() => AdPlace.destroy({ where: {} }));

  const billed = async () => {
    const who = await buyer(api);
    const id = await book(api, who, 5);
    await act(api, who, id, 'invoice');
    return { who, id, invoice: await invoiceOf(id) };
  };
  const closed = async ({ id }: Invoice) => {
    await closeInvoices();
    return (await Invoice.findByPk(id, { rejectOnEmpty: true })).status === 'CANCELED';
  };

  it('an unpaid invoice is closed with its banner, whether the centre or staff cancel it', async () => {
    const { token } = await api.staff('ADMIN');
    for (const isOfStaff of [false, true]) {
      const { who, id, invoice } = await billed();
      expect(await closed(invoice), 'while it waits').to.equal(false);
      const { status } = isOfStaff
        ? await api.call('post', `/adm/banner_campaigns/${id}/cancel`, { token, body: {} })
        : await act(api, who, id, 'cancel');
      expect([status, await closed(invoice)]).to.deep.equal([200, true]);
    }
  });

  it('an invoice that is paid in part stays with its money', async () => {
    const { who, id, invoice } = await billed();
    await transfer(invoice.id, 60_000);
    await act(api, who, id, 'cancel');
    expect(await closed(invoice)).to.equal(false);
    expect(await stateOf(who, id)).to.deep.equal(['CANCELED', null, 60_000]);
  });

  it('an invoice of a banner whose hold has run out stays: its late money still buys', async () => {
    const { who, id, invoice } = await billed();
    await endHold(id);
    await expireHolds();
    expect(await closed(invoice)).to.equal(false);
    await transfer(invoice.id, 100_000);
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'INVOICE', 0]);
  });
});
