import type { CabinetDocumentList, StaffInvoice } from '@odonta/api/contract';
import { Invoice, LegalRequest, Letter, Order } from '@odonta/db/models';
import { buildCenter, buildLegalMember, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { draftDoc } from '../../money/invoices/closingDocs.ts';
import { remindInvoices } from '../../money/invoices/remindInvoices.ts';
import { qrCodeOf, wordsOf } from '../../platform/documents/testing/reading.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { buildCourseOfCompanies, buildTerms, companiesOn, orderOf } from '../../testing/companies.ts';
import { useApi } from '../../testing/useApi.ts';

describe('an invoice that is the contract', () => {
  const api = useApi();
  let manager: string;
  let bookkeeper: string;
  const { view, rowOf, asks, byStaff, isQuoted, accepts, pays } = companiesOn(() => ({
    api,
    staff: manager,
  }));

  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
    bookkeeper = (await api.staff('BOOKKEEPER')).token;
  });

  const invoicesOf = async (token: string) => {
    const { order_id } = await rowOf(token);
    return Invoice.findAll({ where: { order_id: order_id ?? 0 }, order: ['id'] });
  };
  const invoiceOf = async (token: string) => {
    const [invoice] = await invoicesOf(token);
    if (!invoice) throw new Error('nothing was invoiced');
    return invoice;
  };
  /** Accepts an offer of such a course; answers its link and its contract. */
  async function contracted(given: Parameters<typeof buildProd>[0] = {}, asked: object = {}) {
    const prod = await api.given(() => buildCourseOfCompanies({ name: 'Эндодонтия', ...given }));
    const quoted = await isQuoted(prod, asked);
    const { status, text } = await accepts(quoted);
    expect(status, text).to.equal(200);
    return { token: quoted.token, quote: quoted.quote, invoice: await invoiceOf(quoted.token) };
  }
  const pdfOf = async (path: string) => {
    const answer = await fetch(`${api.url}${path}`);
    const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
    return { pdf: Buffer.from(await answer.arrayBuffer()), name };
  };
  const ofStaff = (query: object) =>
    api.call<StaffInvoice[]>(
      'get',
      `/adm/invoices?filter=${encodeURIComponent(JSON.stringify(query))}&range=[0,9]`,
      { token: bookkeeper },
    );

  it('is what accepting an offer leads to: its terms, its parties, its square', async () => {
    const refund_policy = [
      { days_before: 10, percent: 100 },
      { days_before: 0, percent: 30 },
    ];
    const { token, quote, invoice } = await contracted({ refund_policy }, { po_reference: 'ЗД-17' });
    expect(invoice).to.include({ kind: 'CONTRACT', issuer: 'P' });
    const title = `Счёт-договор № ${invoice.number}`;
    const shown = (await view(token)).invoice;
    expect(shown).to.include({ title });
    const { pdf, name } = await pdfOf(shown?.pdf ?? '');
    expect(name).to.include(`Счёт-договор ${invoice.number} от `);
    const words = wordsOf(pdf).replaceAll(/\s+/g, ' ');
    for (const said of [
      title,
      'Исполнитель: ООО «Центр»',
      'Агент: ООО «',
      'Заказчик: ООО «Плательщик», ИНН 7707083893',
      `Предложение № ${quote?.number} от `,
      'ваш номер заказа ЗД-17',
      'проводит курс «Эндодонтия»',
      'принимает на нём 4 человек',
      '40 000,00 ₽, в том числе НДС 22 %',
      'на счёт Агента',
      'п. 3 ст. 438 ГК РФ',
      'за 10 дней до начала и раньше — вся сумма; позже — 30 %',
      'правила оплаты: ',
      'За Исполнителя подписывает его агент ООО «',
      'За Заказчика подписывает Ильин Пётр Сергеевич, основание: Устав.',
      `Оплата по счету-договору № ${invoice.number} от`,
    ])
      expect(words).to.include(said);
    const paid = await api.call<{ qr: string; title: string }>('get', `/invoices/${invoice.token}`);
    expect(paid.body.message.title).to.equal(title);
    expect(qrCodeOf(pdf)).to.equal(paid.body.message.qr);
  });

  it('of a centre that asks for its money itself knows no agent', async () => {
    const seller = {
      ...{ invoices_by: 'CENTER' as const, is_sell_entities: true, vat: null, director_name: 'Белых А. П.' },
      ...{ pay_name: 'ООО «Сам центр»', pay_inn: '7707083893', pay_bank: 'ПАО Банк' },
      ...{ pay_bic: '044525225', pay_rs: '40702810138000123017', pay_ks: '30101810400000000225' },
    };
    const center = await api.given(() => buildCenter(seller));
    const { token, invoice } = await contracted({ center_id: center.id });
    expect(invoice).to.include({ kind: 'CONTRACT', issuer: `C:${center.id}`, number: 1 });
    const words = wordsOf((await pdfOf((await view(token)).invoice?.pdf ?? '')).pdf);
    expect(words).to.include('Исполнитель: ООО «Сам центр», ИНН 7707083893');
    expect(words).to.include('Белых А. П.');
    expect(words).to.include('на счёт Исполнителя').and.include('НДС не облагается');
    expect(words).to.not.match(/агент/i);
  });

  it('is numbered in one row with invoices; a company without an offer gets an invoice', async () => {
    const { invoice: first } = await contracted();
    const prod = await api.given(() => buildCourseOfCompanies());
    const { token } = await asks(prod, { need_quote: false });
    expect((await byStaff(token, 'confirm')).status).to.equal(200);
    const plain = await invoiceOf(token);
    const { invoice: last } = await contracted();
    expect([first.kind, plain.kind, last.kind]).to.deep.equal(['CONTRACT', 'INVOICE', 'CONTRACT']);
    expect([plain.number, last.number]).to.deep.equal([first.number + 1, first.number + 2]);
    expect((await view(token)).invoice?.title).to.equal(`Счёт № ${plain.number}`);
    expect(wordsOf((await pdfOf((await view(token)).invoice?.pdf ?? '')).pdf)).to.not.include('договор');
  });

  it('is called so in its letters, its cabinet, the lists of staff and the act that closes it', async () => {
    const member = await api.given(() => buildLegalMember({ role: 'OWNER' }));
    const { token, invoice } = await contracted();
    const title = `Счёт-договор № ${invoice.number}`;
    const { order_id } = await rowOf(token);
    const { legal_user_id } = member;
    await Order.update({ legal_user_id, buyer_kind: 'LEGAL' }, { where: { id: order_id ?? 0 } });
    const papers = await api.call<CabinetDocumentList>('get', '/legal/documents', {
      token: await api.tokenOf(member, legalAccounts),
    });
    expect(papers.body.message.invoices.map((paper) => paper.title)).to.deep.equal([title]);

    const found = (await ofStaff({ kind: 'CONTRACT', order_id })).body.message;
    expect(found.map(({ kind, number }) => [kind, number])).to.deep.equal([['CONTRACT', invoice.number]]);
    expect((await ofStaff({ kind: 'INVOICE', order_id })).body.message).to.deep.equal([]);

    await remindInvoices(Date.parse(`${invoice.due_date}T09:00:00+03:00`) / 1000);
    const letters = await Letter.findAll({
      where: { resource: 'invoices', record_id: invoice.id },
      order: ['id'],
    });
    expect(letters.map(({ subject }) => subject)).to.deep.equal([
      `${title} на оплату курса`,
      `${title}: срок оплаты — сегодня`,
    ]);
    expect(letters[0]?.text).to.include('Оплата означает согласие с условиями договора');
    await pays(token);
    await invoice.reload();
    const doc = await unitOfWork.transaction((transaction) => draftDoc(invoice, '2026-11-20', transaction));
    expect(doc.snapshot).to.have.property('basis').that.includes(title);
  });

  it('issued anew for the same order is a contract again, and another day is on its paper', async () => {
    const { token, invoice } = await contracted();
    const change = { payer_name: 'ООО «Новое имя»', due_date: '2027-01-15' };
    const changed = await api.call('put', `/adm/invoices/${invoice.id}`, { token: bookkeeper, body: change });
    expect(changed.status, changed.text).to.equal(200);
    const words = wordsOf((await pdfOf((await view(token)).invoice?.pdf ?? '')).pdf);
    expect(words).to.include('Срок оплаты: до 15 января 2027 г.').and.include('Заказчик: ООО «Новое имя»');
    const cancel = `/adm/invoices/${invoice.id}/cancel`;
    expect((await api.call('post', cancel, { token: bookkeeper, body: {} })).status).to.equal(200);
    const order = await orderOf(await LegalRequest.findOne({ where: { token }, rejectOnEmpty: true }));
    const body = { order_number: order.number, payer_name: 'ООО «Другой»', payer_inn: '7707083893' };
    const made = await api.call<StaffInvoice>('post', '/adm/invoices', { token: bookkeeper, body });
    expect(made.status, made.text).to.equal(201);
    expect((await invoicesOf(token)).map(({ kind, status }) => [kind, status])).to.deep.equal([
      ['CONTRACT', 'CANCELED'],
      ['CONTRACT', 'PREPARE'],
    ]);
  });

  it('belongs to the company that has agreed: another payer, or another date, has an invoice', async () => {
    const prod = await api.given(() => buildCourseOfCompanies({ date_start: inDays(60) }));
    const { center_id, id: series_id } = prod;
    const next = await api.given(() =>
      buildProd({ center_id, series_id, date_start: inDays(90), price: prod.price, seats_total: 9 }),
    );
    const quoted = await isQuoted(prod);
    await accepts(quoted);
    const { id } = await invoiceOf(quoted.token);
    const change = { payer_name: 'ООО «Другой»', payer_inn: '7736207543' };
    const changed = await api.call('put', `/adm/invoices/${id}`, { token: bookkeeper, body: change });
    expect([changed.status, changed.text], changed.text).to.satisfy(
      ([status, text]: [number, string]) => status === 409 && text.includes('выставьте новый'),
    );
    const anew = async (payer: object) => {
      const [open] = await Invoice.findAll({
        where: { order_id: (await rowOf(quoted.token)).order_id ?? 0, status: 'PREPARE' },
      });
      await api.call('post', `/adm/invoices/${open?.id}/cancel`, { token: bookkeeper, body: {} });
      const { number: order_number } = await orderOf(await rowOf(quoted.token));
      const body = { order_number, ...payer };
      const made = await api.call<StaffInvoice>('post', '/adm/invoices', { token: bookkeeper, body });
      expect(made.status, made.text).to.equal(201);
      return made.body.message.kind;
    };
    const own = { payer_name: 'ООО «Плательщик»', payer_inn: '7707083893' };
    expect([await anew(change), await anew(own)]).to.deep.equal(['INVOICE', 'CONTRACT']);
    const { token } = await orderOf(await rowOf(quoted.token));
    const there = await api.call('post', `/orders/${token}/move`, { body: { prod_id: next.id } });
    expect(there.status, there.text).to.equal(201);
    expect(await anew(own)).to.equal('INVOICE');
  });

  it('is never without its terms or its order, whatever writes it', async () => {
    const { invoice } = await contracted();
    const { snapshot } = invoice;
    const refused = await invoice
      .update({ snapshot: { ...snapshot, terms: [] } })
      .catch((error: Error) => error);
    expect(String(refused)).to.include('contracts_are_of_orders_and_have_terms');
  });
});
