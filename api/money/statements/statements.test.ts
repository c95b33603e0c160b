import type {
  CabinetDocument,
  CabinetDocumentList,
  ReportBody,
  StaffAccountingDoc,
  StaffPayout,
} from '@odonta/api/contract';
import { type Center, Letter, type Order } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import {
  buildCenter,
  buildLegalMember,
  buildLegalUser,
  buildPartner,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { wordsOf } from '../../platform/documents/testing/reading.ts';
import { centerAccount } from '../../testing/centerAccount.ts';
import { rowsOf, totalsOf } from '../../testing/reportFigures.ts';
import { soldOrder, unsell } from '../../testing/soldOrder.ts';
import { useApi } from '../../testing/useApi.ts';

const account = { ...centerAccount, director_name: 'Десна Р. Е.' };
const today = moscowDay(new Date());
const year = `${today.slice(0, 4)}-01-01`;
const words = (roubles: unknown) => formatKopecks(Math.round(Number(roubles) * 100), ' ');

describe('statements', () => {
  const api = useApi();
  let token: string;
  let center: Center;
  let returned: Order;

  before(async () => {
    token = (await api.staff('BOOKKEEPER')).token;
    await buildPlatformRequisites();
    center = await buildCenter({ ...account, sale: 12.5 });
    await sold(2_000_100);
    returned = await sold(1_000_000);
    await unsell(returned);
  });

  const sold = async (price: number, of: object = {}) => {
    const days = { date_start: inDays(-11), date_end: inDays(-10) };
    const prod = await api.given(() => buildProd({ center_id: center.id, price, ...days }));
    return soldOrder({ prod, ...of });
  };
  const draft = (body: object, by = token) =>
    api.call<StaffAccountingDoc>('post', '/adm/accounting_docs', { token: by, body });
  const drafted = async (body: object) => {
    const { status, body: answer } = await draft(body);
    expect(status, JSON.stringify(answer)).to.equal(201);
    return answer.message;
  };
  const move = (id: number, name: string, body: object = {}) =>
    api.call<StaffAccountingDoc>('post', `/adm/accounting_docs/${id}/${name}`, { token, body });
  const issued = async (body: object) => (await move((await drafted(body)).id, 'issue')).body.message;
  const fileOf = async (path: string, by = token) => {
    const answer = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${by}` } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const paperOf = async (id: number) => wordsOf((await fileOf(`/adm/accounting_docs/${id}/pdf`)).bytes);
  const report = async (name: string, query: string) =>
    (await api.call<ReportBody>('get', `/adm/reports/${name}?${query}`, { token })).body.message;
  const ofYear = () => ({ center_id: center.id, from: year, to: today });

  it('of an agent say on paper what the report says, to the kopeck', async () => {
    const doc = await issued({ kind: 'AGENT_REPORT', ...ofYear() });
    const totals = totalsOf(await report('agent', `center_id=${center.id}&from=${year}&to=${today}`));
    expect(doc).to.include({ number: 1, status: 'CREATED', total: totals.due, payer_inn: account.pay_inn });
    const text = await paperOf(doc.id);
    for (const said of [
      'Отчёт агента № 1 от',
      'ООО «Фиссура», ИНН 7707083893',
      `Продано от имени принципала ${words(30_001)}`,
      `Возвращено покупателям ${words(10_000)}`,
      `Вознаграждение агента ${words(totals.commission)}`,
      `К перечислению принципалу ${words(totals.due)}`,
      `Долг перед принципалом на конец периода ${words(totals.rest)}`,
      returned.number,
      account.director_name,
    ])
      expect(text).to.include(said);
  });

  it('the centre gets a letter whose link opens the statement, and none for a draft', async () => {
    const doc = await drafted({ kind: 'RECONCILIATION', ...ofYear() });
    const letters = () => Letter.findAll({ where: { resource: 'accounting_docs', record_id: doc.id } });
    expect([doc.number, (await letters()).length]).to.deep.equal([null, 0]);
    await move(doc.id, 'issue');
    const [letter] = await letters();
    expect(letter?.to).to.equal(center.email);
    const answer = await fetch(api.url + letter?.secret);
    expect(wordsOf(Buffer.from(await answer.arrayBuffer()))).to.include('Акт сверки взаимных расчётов № 1');
  });

  it('a sale is reported once, and again when the first statement was annulled', async () => {
    const ofToday = { kind: 'AGENT_REPORT', ...ofYear(), from: today };
    const twice = `Продажа по заказу ${await firstSale()} уже вошла в отчёт агента № `;
    const [first] = await docsOf({ kind: 'AGENT_REPORT', status: 'CREATED' });
    const refused = await draft(ofToday);
    expect([refused.status, refused.body.message]).to.deep.equal([409, `${twice}1`]);
    expect((await draft({ kind: 'AGENT_REPORT', ...ofYear() })).status, 'of the same days').to.equal(409);
    await move(first?.id ?? 0, 'annul', { reason: 'Ошибка' });
    const [again, other] = [await drafted(ofToday), await drafted({ kind: 'AGENT_REPORT', ...ofYear() })];
    expect((await move(again.id, 'issue')).body.message.number).to.equal(2);
    const late = await move(other.id, 'issue');
    expect([late.status, late.body.message], 'drafted before').to.deep.equal([409, `${twice}2`]);
    for (const { id } of [again, other]) await move(id, 'annul', { reason: 'Для других проверок' });
  });

  it('a statement is calculated again when it is issued', async () => {
    const doc = await drafted({ kind: 'AGENT_REPORT', ...ofYear() });
    await sold(500_000);
    const { body } = await move(doc.id, 'issue');
    expect(body.message.total - doc.total).to.equal(4375);
    await move(doc.id, 'annul', { reason: 'Для других проверок' });
  });

  it('of a payout account for its lines, and close it when both have signed', async () => {
    const pay = (path: string, body: object) =>
      api.call<StaffPayout>('post', `/adm/payouts${path}`, { token, body });
    const { id } = (await pay('', ofYear())).body.message;
    expect((await draft({ kind: 'AGENT_REPORT', payout_id: id })).status, 'before it has left').to.equal(409);
    await pay(`/${id}/agree`, {});
    const payout = (await pay(`/${id}/pay`, { document_number: '17' })).body.message;
    const doc = await issued({ kind: 'AGENT_REPORT', payout_id: id });
    expect(doc.total).to.equal(payout.net);
    const text = await paperOf(doc.id);
    for (const said of [
      `Выплата: № ${payout.number}`,
      `Вознаграждение агента ${words(payout.commission_sum)}`,
      `Возмещение расходов на приём платежей ${words(payout.fee_share)}`,
      `К перечислению принципалу ${words(payout.net)}`,
    ])
      expect(text).to.include(said);
    const back = await pay(`/${id}/return`, { reason: 'Банк вернул' });
    expect([back.status, back.body.message]).to.deep.equal([
      409,
      `По выплате есть Отчёт агента № ${doc.number}: сначала аннулируйте его`,
    ]);
    await move(doc.id, 'sign');
    const { body } = await api.call<StaffPayout>('get', `/adm/payouts/${id}`, { token });
    expect(body.message).to.deep.include({
      status: 'FINISHED',
      report: { id: doc.id, title: `Отчёт агента № ${doc.number}` },
    });
  });

  it('of a payout that takes a sale back say what the buyer had back, and take the remuneration back too', async () => {
    const other = await buildCenter({ ...account, pay_name: 'ООО «Вернувший»', sale: 12.5 });
    const pay = async (path: string, body: object) =>
      (await api.call<StaffPayout>('post', `/adm/payouts${path}`, { token, body })).body.message;
    const paidOut = async () => {
      const { id } = await pay('', { center_id: other.id, from: year, to: today });
      await pay(`/${id}/agree`, {});
      return pay(`/${id}/pay`, { document_number: '18' });
    };
    const days = { date_start: inDays(-11), date_end: inDays(-10) };
    const soldThere = async (price: number) =>
      soldOrder({ prod: await api.given(() => buildProd({ center_id: other.id, price, ...days })) });
    const first = await soldThere(1_000_000);
    await paidOut();
    await unsell(first);
    await soldThere(4_000_000);
    const payout = await paidOut();
    const doc = await issued({ kind: 'AGENT_REPORT', payout_id: payout.id });
    // 40 000 less 12,5 % and 2,5 % of the bank, less all that was paid out of the 10 000 that went back.
    expect([payout.net, doc.total]).to.deep.equal([25_500, 25_500]);
    const text = await paperOf(doc.id);
    for (const said of [
      `Продано от имени принципала ${words(40_000)}`,
      `Возвращено покупателям ${words(10_000)}`,
      `Вознаграждение агента ${words(3750)}`,
      `К перечислению принципалу ${words(25_500)}`,
      `${words(10_000)} 12,5 ${words(1250)}`,
    ])
      expect(text).to.include(said);
  });

  it('of a company say what it owes, and are found in its cabinet and in no other', async () => {
    const company = await buildLegalUser({ name: 'ООО «Плательщик»' });
    const owner = await buildLegalMember({ legal_user_id: company.id, email_proved_at: new Date() });
    await sold(700_000, { legal_user_id: company.id, buyer_kind: 'LEGAL' });
    const asked = { legal_user_id: company.id, from: year, to: '2099-12-31' };
    const doc = await issued({ kind: 'RECONCILIATION', ...asked });
    expect(doc.period_to, 'of no day to come').to.equal(today);
    const rows = rowsOf(
      await report('reconciliation', `legal_user_id=${company.id}&from=${year}&to=${today}`),
    );
    expect(doc.total).to.equal(rows.at(-1)?.balance);
    const text = await paperOf(doc.id);
    const turnover = rows.reduce((all, { debit }) => all + Number(debit), 0);
    expect(text)
      .to.include('задолженность отсутствует')
      .and.include(`Обороты за период ${words(turnover)}`);
    const mine = await api.tokenOf(owner, legalAccounts);
    const papers = await api.call<CabinetDocumentList>('get', '/legal/documents', { token: mine });
    expect(papers.body.message.documents.map(({ title }) => title)).to.deep.equal([
      `Акт сверки № ${doc.number}`,
    ]);
    expect((await fileOf(`/legal/documents/${doc.id}/pdf`, mine)).status).to.equal(200);
    const other = await buildLegalMember({
      legal_user_id: (await buildLegalUser({ name: 'ООО «Чужие»' })).id,
      email_proved_at: new Date(),
    });
    const theirs = await api.tokenOf(other, legalAccounts);
    expect((await fileOf(`/legal/documents/${doc.id}/pdf`, theirs)).status).to.equal(404);
  });

  it('the owner of the centre finds its statements, but neither its editor nor another centre', async () => {
    const doc = await issued({ kind: 'RECONCILIATION', ...ofYear(), from: today });
    const partner = async (of: Center, role: 'OWNER' | 'EDITOR') =>
      api.tokenOf(await buildPartner(of, { role }));
    const owner = await partner(center, 'OWNER');
    const list = await api.call<CabinetDocument[]>('get', '/partner/documents', { token: owner });
    expect(list.body.message.map(({ id }) => id)).to.include(doc.id);
    expect((await fileOf(`/partner/documents/${doc.id}/pdf`, owner)).status).to.equal(200);
    for (const stranger of [await partner(center, 'EDITOR'), await partner(await buildCenter(), 'OWNER')]) {
      const { body } = await api.call<CabinetDocument[]>('get', '/partner/documents', { token: stranger });
      expect(body.message).to.deep.equal([]);
      expect((await fileOf(`/partner/documents/${doc.id}/pdf`, stranger)).status).to.equal(404);
    }
  });

  it('the page lists missing statements, and only accountants create them', async () => {
    const errors = async (body: object) => (await draft(body)).body.errors;
    expect(await errors({ kind: 'AGENT_REPORT', from: year, to: today })).to.have.keys('center_id');
    expect(await errors({ kind: 'RECONCILIATION', center_id: center.id, to: today })).to.have.keys('from');
    expect(await errors({ kind: 'RECONCILIATION', ...ofYear(), legal_user_id: 1 })).to.have.keys(
      'legal_user_id',
    );
    const { token: head } = await api.staff('ROP_COURSE');
    expect((await draft({ kind: 'RECONCILIATION', ...ofYear() }, head)).status).to.equal(403);
  });

  it('statements are numbered one after another in their year, whatever was annulled', async () => {
    const numbers = (await docsOf({ kind: 'AGENT_REPORT' })).flatMap(({ number }) => number ?? []);
    expect([...numbers].sort()).to.deep.equal(numbers.map((_, index) => index + 1));
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));

  const docsOf = async (filter: object) => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await api.call<StaffAccountingDoc[]>('get', `/adm/accounting_docs?${query}`, { token })).body
      .message;
  };
  const firstSale = async () => {
    const body = await report('agent', `center_id=${center.id}&from=${year}&to=${today}`);
    return rowsOf(body).find(({ kind }) => kind === 'Продажа')?.order_number;
  };
});
