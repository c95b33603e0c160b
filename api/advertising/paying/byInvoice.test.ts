import { AdPlace, AuditEntry, Banner, Invoice, Letter } from '@odonta/db/models';
import { sellSlot } from '@odonta/db/testing/adFactories.ts';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { inDays } from '@odonta/db/testing/inDays.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { remindInvoices } from '../../money/invoices/remindInvoices.ts';
import { refused } from '../../testing/refused.ts';
import { useApi } from '../../testing/useApi.ts';
import { expireHolds } from '../ad_places/clock.ts';
import { saleWeeks } from '../ad_places/slots.ts';
import { dueFrom } from '../marketing/topUps.ts';
import {
  act,
  type Buyer,
  book,
  buyer,
  endHold,
  invoiceOf,
  lettersOf,
  merchantBuyer,
  moneyOf,
  stateOf,
  transfer,
} from './testing/world.ts';

describe('adverts that are paid by invoice', () => {
  const api = useApi();

  before(async () => {
    await buildPlatformRequisites();
    await sellSlot(5, { price: 100_000 });
  });
  beforeEach(() => AdPlace.destroy({ where: {} }));

  const billed = async (week = 5, given?: Buyer) => {
    const who = given ?? (await buyer(api));
    const id = await book(api, who, week);
    const { status, body } = await act(api, who, id, 'invoice');
    expect(status).to.equal(200);
    return { who, id, shown: body.message, invoice: await invoiceOf(id) };
  };

  it('an invoice for a banner is a top-up that names it, and its places wait until its last day', async () => {
    const { id, shown, invoice } = await billed();
    expect(invoice).to.include({ purpose: 'TOPUP', total: 100_000, due_date: dueFrom(Date.now() / 1000) });
    expect(invoice.snapshot.lines[0]?.name).to.include(`Баннер № ${id}`);
    expect(shown.invoice).to.include({ number: String(invoice.number), due_date: invoice.due_date });
    expect(moscowDay(new Date((shown.held_until ?? 0) * 1000 - 1000))).to.equal(invoice.due_date);
    const [place] = await AdPlace.findAll({ where: { banner_id: id } });
    expect(place?.held_until?.getTime()).to.equal((shown.held_until ?? 0) * 1000);
    const [letter] = await Letter.findAll({ where: { resource: 'invoices', record_id: invoice.id } });
    expect(letter?.text).to.include(`Баннер № ${id}`);
  });

  it('a trading organisation pays its banner by invoice, and its letter leads to its own cabinet', async () => {
    const { who, id, invoice } = await billed(5, await merchantBuyer(api));
    expect(invoice).to.include({ ...who.owner, center_id: null, total: 100_000 });
    await transfer(invoice.id, 100_000);
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'INVOICE', 0]);
    expect(await moneyOf([who])).to.deep.equal({ came: 100_000, spent: 100_000, left: 0 });
    const letter = await Letter.findOne({
      where: { kind: 'advert_sold', record_id: id },
      rejectOnEmpty: true,
    });
    expect(letter.text).to.include('/lk/merchants/advertising').and.not.include('/partner/');
  });

  const bookedIn = (days: number, id: number) =>
    Banner.update({ created_at: inDays(days) }, { where: { id }, silent: true });

  it('the places of an invoice never wait beyond the begin of their week, and none is issued for less than two days', async () => {
    const [who, begin] = [await buyer(api), startOfWeek(saleWeeks()[1] ?? '')];
    const id = await book(api, who, 1);
    await bookedIn(-40, id);
    const late = await act(api, who, id, 'invoice');
    expect([late.status, late.text]).to.have.property('1').that.includes('перевод может не успеть');
    expect(await Invoice.count({ where: { banner_id: id } })).to.equal(0);
    await bookedIn(20, id);
    expect((await act(api, who, id, 'invoice')).body.message.held_until).to.equal(begin.getTime() / 1000);
    expect((await invoiceOf(id)).due_date < moscowDay(begin)).to.equal(true);
  });

  it('a centre that cancels and bills anew gets six invoices and no seventh, until one is paid', async () => {
    const who = await buyer(api);
    const again = async (number: number) => {
      const id = await book(api, who, 5);
      const { status, text } = await act(api, who, id, 'invoice');
      if (number < 6) await act(api, who, id, 'cancel');
      return { id, status, text };
    };
    const answers = [];
    for (let number = 0; number < 7; number += 1) answers.push(await again(number));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200, 200, 409]);
    expect(answers[6]?.text).to.include('Счетов за рекламу без оплаты слишком много');
    await transfer((await invoiceOf(answers[0]?.id ?? 0)).id, 100_000);
    expect((await act(api, who, answers[6]?.id ?? 0, 'invoice')).status).to.equal(200);
  });

  it('a second press leaves the same invoice and the same day, and so does another invoice after a cancelled one', async () => {
    const { who, id, shown, invoice } = await billed();
    expect((await act(api, who, id, 'invoice')).body.message.invoice).to.deep.equal(shown.invoice);
    expect(await AuditEntry.count({ where: { record_id: String(id), action: 'ask_topup' } })).to.equal(1);
    const { token } = await api.staff('BOOKKEEPER');
    await api.call('post', `/adm/invoices/${invoice.id}/cancel`, { token, body: {} });
    const again = (await act(api, who, id, 'invoice')).body.message;
    expect(again.invoice?.number).not.to.equal(shown.invoice?.number);
    expect(again.held_until).to.equal(shown.held_until);
  });

  it('the money of an invoice buys the banner once, and the same payment order is refused again', async () => {
    const { who, id, invoice } = await billed();
    await transfer(invoice.id, 100_000, 'X1');
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'INVOICE', 0]);
    expect(await lettersOf(id)).to.deep.equal(['advert_sold']);
    expect((await refused(transfer(invoice.id, 100_000, 'X1'))).status).to.equal(409);
    expect(await moneyOf([who])).to.deep.equal({ came: 100_000, spent: 100_000, left: 0 });
  });

  it('a part of the money waits on the balance for the rest, and what is more than the price stays there', async () => {
    const { who, id, invoice } = await billed();
    await transfer(invoice.id, 60_000);
    expect(await stateOf(who, id)).to.deep.equal(['PREPARE', null, 60_000]);
    await transfer(invoice.id, 70_000);
    expect(await stateOf(who, id)).to.deep.equal(['CREATED', 'INVOICE', 30_000]);
    expect(await moneyOf([who])).to.deep.equal({ came: 130_000, spent: 100_000, left: 30_000 });
    const sold = { kind: 'advert_sold', record_id: id };
    const { text } = await Letter.findOne({ where: sold, rejectOnEmpty: true });
    expect(text).to.include('На маркетинговом балансе осталось 300');
  });

  it('late money buys free places, and stays on the balance where they are sold', async () => {
    const free = await billed();
    await endHold(free.id);
    await expireHolds();
    await transfer(free.invoice.id, 100_000);
    expect(await stateOf(free.who, free.id)).to.deep.equal(['CREATED', 'INVOICE', 0]);
    const late = await billed(6);
    await endHold(late.id);
    await expireHolds();
    for (let place = 0; place < 5; place += 1) await book(api, await buyer(api), 6);
    await transfer(late.invoice.id, 100_000);
    expect(await stateOf(late.who, late.id)).to.deep.equal(['CANCELED', null, 100_000]);
    expect(await lettersOf(late.id)).to.deep.equal(['advert_not_sold']);
  });

  it('an invoice of a banner that waits for money no more is not reminded of, and another centre gets none', async () => {
    const { who, id, invoice } = await billed();
    expect((await act(api, await buyer(api), id, 'invoice')).status).to.equal(404);
    await Invoice.update(
      { issue_date: '2026-01-01', due_date: moscowDay(new Date()) },
      { where: { id: invoice.id } },
    );
    await act(api, who, id, 'cancel');
    const noon = Date.parse(`${moscowDay(new Date())}T12:00:00+03:00`) / 1000;
    expect(await remindInvoices(noon)).to.equal(0);
    expect((await act(api, who, id, 'invoice')).status).to.equal(409);
  });
});
