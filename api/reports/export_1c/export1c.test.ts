import type { StaffPayout } from '@odonta/api/contract';
import { AuditEntry, type Center, Invoice, LedgerEntry, Order } from '@odonta/db/models';
import {
  buildAccountingDoc,
  buildInvoice,
  buildPlatformRequisites,
} from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { xmlOf } from '../../platform/xml.ts';
import { soldOrder, unsell } from '../../testing/soldOrder.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { complaintsOf, foundAt } from './testing/xmllint.ts';

const hostile = `ООО <"Рога" & 'Копыта'> ]]> <!--\u0007 ${'ё'.repeat(300)}`;

describe('documents for 1C', () => {
  let api: TestApi;
  let keeper: string;
  let center: Center;
  let xml: string;

  const today = moscowDay(new Date());
  const ask = (query: string, token = keeper) => api.call('get', `/adm/exchange_1c/file?${query}`, { token });
  const ofYear = 'from=2020-01-01&to=2099-12-31';
  const sold = async (account: 'CARD' | 'BANK') => {
    const days = { date_start: inDays(-11), date_end: inDays(-10) };
    const prod = await api.given(() => buildProd({ center_id: center.id, price: 2_000_000, ...days }));
    return soldOrder({ prod }, account);
  };
  const act = (path: string, body: object) =>
    api.call<StaffPayout>('post', `/adm/payouts${path}`, { token: keeper, body });

  before(async function () {
    this.timeout(60_000);
    api = await testApi();
    keeper = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites({ vat: 20 });
    center = await buildCenter({
      pay_name: 'ООО «Фиссура»',
      pay_inn: '7707083893',
      pay_kpp: '770701001',
      pay_bank: 'АО «Учебный банк»',
      pay_bic: '040000901',
      pay_rs: '40702810800000000011',
      pay_ks: '30101810200000000901',
      sale: 15,
    });
    await sold('CARD');
    await sold('BANK');
    await unsell(await sold('BANK'));
    const { body } = await act('', { center_id: center.id, from: '2020-01-01', to: today });
    await act(`/${body.message.id}/agree`, {});
    expect((await act(`/${body.message.id}/pay`, { document_number: '17' })).status).to.equal(200);
    const doc = await buildAccountingDoc({ payer_name: 'ООО «Улыбка»' });
    await doc.update({ number: 7, year: 2026, date: today, status: 'CREATED' });
    await buildAccountingDoc({ payer_name: 'ООО «Черновик»' });
    const invoice = await buildInvoice();
    const { payer } = invoice.snapshot;
    await invoice.update({
      payer_name: hostile.replace('\u0007', ''),
      snapshot: { ...invoice.snapshot, payer: { ...payer, name: hostile } },
    });
    await (await buildInvoice()).update({ status: 'CANCELED' });
    await buildInvoice({ order: await sold('BANK'), payer_name: 'ООО «Передумали»', status: 'CANCELED' });
    await buildInvoice({ order: await sold('CARD'), payer_name: 'ООО «Не по карте»' });
    await buildInvoice({ order: await sold('BANK'), payer_name: 'ООО «По счёту»' });
    xml = (await ask(ofYear)).text;
  });
  after(() => api?.close());

  const sumOf = (path: string) => Math.round(Number(foundAt(xml, `sum(//Документ${path}/Сумма)`)) * 100);
  const countOf = (path: string) => Number(foundAt(xml, `count(//Документ${path})`));

  it('documents match the schema of their format, by another program', () => {
    expect(complaintsOf(xml)).to.equal('');
    expect(complaintsOf(xml.replace('<Валюта>RUB</Валюта>', ''))).to.include('Курс');
  });

  it('the money equals the ledger, to the kopeck', async () => {
    const account = ['BANK', 'CARD'];
    const booked = Number(await LedgerEntry.sum('sum', { where: { account } }));
    expect(booked).to.not.equal(0);
    expect(sumOf("[Роль='Получатель']") - sumOf("[Роль='Плательщик']")).to.equal(booked);
    const paidBack = await LedgerEntry.sum('sum', { where: { account, kind: 'PAID_BACK' } });
    expect(sumOf("[ХозОперация='Возврат безналичных денег']")).to.equal(-Number(paidBack)).above(0);
    const paidOut = await LedgerEntry.sum('sum', { where: { account, kind: 'PAID_OUT' } });
    expect(sumOf("[ХозОперация='Выплата безналичных денег'][Роль='Плательщик']")).to.equal(-Number(paidOut));
  });

  it('a payout has one payment with the requisites it went to', () => {
    const payout = "[Номер='17'][Роль='Плательщик']";
    expect(countOf(payout)).to.equal(1);
    const party = `//Документ${payout}/Контрагенты/Контрагент[Роль='Получатель']`;
    expect(
      ['Наименование', 'ИНН', 'КПП'].map((name) => foundAt(xml, `string(${party}/${name})`)),
    ).to.deep.equal(['ООО «Фиссура»', '7707083893', '770701001']);
  });

  it('documents of the platform appear as issued, without cancelled ones', async () => {
    const live = await Invoice.findAll({ where: { issuer: 'P', status: { [Op.ne]: 'CANCELED' } } });
    expect(countOf("[ХозОперация='Счет на оплату']")).to.equal(live.length);
    expect(sumOf("[ХозОперация='Счет на оплату']")).to.equal(live.reduce((all, { total }) => all + total, 0));
    expect(countOf("[ХозОперация='Отпуск товара'][.//Наименование='ООО «Улыбка»']")).to.equal(1);
    expect(foundAt(xml, "string(//Документ[ХозОперация='Отпуск товара']//Значение)")).to.equal('Акт');
  });

  it('the money of a company appears by its invoice alone: not by a cancelled one, nor by card', () => {
    const money = ['Передумали', 'Не по карте', 'По счёту'].map((name) =>
      countOf(`[ХозОперация!='Счет на оплату'][.//Наименование='ООО «${name}»']`),
    );
    expect(money).to.deep.equal([0, 0, 1]);
  });

  it('no person is named: orders are enough', async () => {
    expect(countOf("[.//Наименование='Физические лица']")).to.be.above(2);
    const buyers = await Order.findAll();
    expect(buyers).to.have.length.above(2);
    for (const { last_name, email } of buyers)
      for (const personal of [last_name, email]) expect(xml).to.not.include(personal);
  });

  it('names are escaped as text', () => {
    const name = foundAt(xml, "string(//Наименование[contains(., 'Рога')])");
    expect(name).to.equal([...hostile].slice(0, 250).join('').replace('\u0007', ''));
    expect(() => foundAt(`<a>${hostile}</a>`, 'string(/*)'), 'as it would be without that').to.throw();
    expect(foundAt(xmlOf({ a: 'x\u0000\ud800y' }), 'string(/*)')).to.equal('xy');
  });

  it('an export covers the requested days and is recorded', async () => {
    const file = await ask(`from=${today}&to=${today}`);
    expect(file.headers.get('content-type')).to.equal('application/xml; charset=utf-8');
    expect(file.headers.get('content-disposition')).to.equal(
      `attachment; filename="1c-${today}-${today}.xml"`,
    );
    expect(foundAt((await ask('from=2001-01-01&to=2001-01-31')).text, 'count(//Документ)')).to.equal('0');
    expect((await ask('from=2026-02-01&to=2026-01-01')).body.errors).to.have.keys('to');
    const noted = await AuditEntry.findOne({ where: { action: 'export' }, order: [['id', 'DESC']] });
    expect(noted?.changes).to.deep.include({ report: [null, 'exchange_1c'] });
  });

  it('staff who see sums only cannot export', async () => {
    const { token } = await api.staff('STAT_VIEW');
    expect((await ask(ofYear, token)).status).to.equal(403);
    expect((await ask(ofYear, (await api.staff('MANAGER')).token)).status).to.equal(403);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
