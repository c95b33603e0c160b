import { randomUUID } from 'node:crypto';
import type { BankImport, StaffApproval, StaffMarketingBalance } from '@odonta/api/contract';
import {
  Approval,
  Center,
  Invoice,
  Letter,
  type MarketingBalance,
  MarketingPenalty,
  MarketingTx,
  MarketingWithdrawal,
  PrivateFile,
} from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { encoded } from '../../money/bank/encoding.ts';
import { readStatement } from '../../money/bank/statement.ts';
import { closeInvoices } from '../../money/invoices/closeInvoices.ts';
import { systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { ourAccount, statementFile } from '../../testing/statementFile.ts';
import { useApi } from '../../testing/useApi.ts';
import { askWithdrawal, cancelWithdrawal } from '../marketing/withdrawals.ts';

const payee = {
  pay_name: 'ООО «Центр»',
  pay_inn: '7707083893',
  pay_kpp: '770701001',
  pay_bank: 'Банк',
  pay_bic: '044525225',
  pay_rs: '40702810400000012344',
  pay_ks: '30101810400000000225',
};
const pdf = new Blob([new Uint8Array(Buffer.from('%PDF-1.7 proof'))]);

describe('marketing balances of staff', () => {
  const api = useApi();
  let keeper: string;
  let rop: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
    rop = (await api.staff('ROP_COURSE')).token;
    await (await buildPlatformRequisites()).update({ account: ourAccount });
  });
  afterEach(async () => expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]));

  const centerWith = (given: Partial<Center> = {}): Promise<Center> =>
    api.given(() => buildCenter({ ...payee, ...given }));
  const balanceOf = async (available = 0) => buildMarketingBalance({ center: await centerWith(), available });
  const move = ({ id }: { id: number }, name: string, body: object, token = keeper) =>
    api.call<StaffMarketingBalance>('post', `/adm/marketing_balances/${id}/${name}`, { token, body });
  const read = async ({ id }: { id: number }, token = keeper) =>
    (await api.call<StaffMarketingBalance>('get', `/adm/marketing_balances/${id}`, { token })).body.message;

  describe('are topped up by an invoice', () => {
    async function invoiced(balance: MarketingBalance, sum = 5000) {
      expect((await move(balance, 'topup_invoice', { sum })).status).to.equal(200);
      const where = { center_id: balance.center_id, purpose: 'TOPUP' as const };
      return Invoice.findOne({ where, order: [['id', 'DESC']], rejectOnEmpty: true });
    }
    async function brought({ number }: Invoice, roubles: string, paper: string) {
      const body = new FormData();
      const purpose = `Оплата по счету № ${number}`;
      const document = {
        Номер: paper,
        Сумма: roubles,
        ПлательщикИНН: payee.pay_inn,
        НазначениеПлатежа: purpose,
      };
      body.append(
        'file',
        new Blob([new Uint8Array(encoded(statementFile([document]), 'windows-1251'))]),
        'a.txt',
      );
      return (await api.call<BankImport>('post', '/adm/bank_imports/upload', { token: keeper, body })).body
        .message;
    }

    async function unmatched(paper: string) {
      const list = `/adm/bank_imports?filter={"q":"${paper}"}`;
      const [line] = (await api.call<{ id: number }[]>('get', list, { token: keeper })).body.message;
      return api.call('post', `/adm/bank_imports/${line?.id}/unmatch`, { token: keeper, body: {} });
    }

    it('that the statement of the bank pays, once however often it is brought', async () => {
      const balance = await balanceOf();
      const invoice = await invoiced(balance);
      expect([invoice.order_id, invoice.payer_inn, invoice.snapshot.total]).to.deep.equal([
        null,
        payee.pay_inn,
        500_000,
      ]);
      expect(await Letter.count({ where: { kind: 'topup_issued', record_id: invoice.id } })).to.equal(1);
      expect(await brought(invoice, '5000.00', '301')).to.include({ fresh: 1, matched: 1 });
      expect(await brought(invoice, '5000.00', '301')).to.include({ fresh: 0, known: 1 });
      await invoice.reload();
      expect([invoice.status, invoice.paid_sum]).to.deep.equal(['CONFIRMED', 500_000]);
      const { available, movements: entries } = await read(balance);
      expect([available, entries.map(({ kind, sum }) => [kind, sum])]).to.deep.equal([
        5000,
        [['TOPUP', 5000]],
      ]);
    });

    it('while their centre is there, and are refused one afterwards', async () => {
      const center = await centerWith();
      const balance = await buildMarketingBalance({ center });
      await api.given(() => center.destroy());
      const { status, body } = await move(balance, 'topup_invoice', { sum: 100 });
      expect([status, body.message]).to.deep.equal([409, 'Центр удалён: счёт ему не выставляется']);
    });

    it('in parts, each of which is there at once, and may be taken back while the rest is waited for', async () => {
      const balance = await balanceOf();
      const invoice = await invoiced(balance, 3000);
      const document = { document_number: '302', document_date: '2026-11-20' };
      const pay = (sum: number) =>
        api.call('post', `/adm/invoices/${invoice.id}/mark_paid`, {
          token: keeper,
          body: { ...document, sum },
        });
      await pay(1000);
      expect([(await invoice.reload()).status, (await read(balance)).available]).to.deep.equal([
        'PREPARE',
        1000,
      ]);
      expect(await brought(invoice, '500.00', '303')).to.include({ fresh: 1, matched: 1 });
      expect((await read(balance)).available).to.equal(1500);
      expect((await unmatched('303')).status).to.equal(200);
      expect((await read(balance)).available).to.equal(1000);
      await pay(2000);
      expect([(await invoice.reload()).status, (await read(balance)).available]).to.deep.equal([
        'CONFIRMED',
        3000,
      ]);
    });

    it('that waits again when all that paid it was for something else, while the balance has it', async () => {
      const balance = await balanceOf();
      const invoice = await invoiced(balance, 700);
      expect(await brought(invoice, '700.00', '305')).to.include({ matched: 1 });
      const taken = { direction: 'TAKE', sum: 1, comment: 'Проверка' };
      await move(balance, 'correct', taken);
      expect((await unmatched('305')).status).to.equal(409);
      expect((await invoice.reload()).status).to.equal('CONFIRMED');
      await move(balance, 'correct', { ...taken, direction: 'ADD' });
      expect((await unmatched('305')).status).to.equal(200);
      await invoice.reload();
      expect([invoice.status, invoice.paid_sum]).to.deep.equal(['PREPARE', 0]);
      expect((await read(balance)).available).to.equal(0);
      expect(await brought(invoice, '700.00', '306')).to.include({ matched: 1 });
      expect([(await invoice.reload()).status, (await read(balance)).available]).to.deep.equal([
        'CONFIRMED',
        700,
      ]);
    });

    it('that is closed by the clock when nobody pays, and asks nobody for an act', async () => {
      const balance = await balanceOf();
      const invoice = await invoiced(balance);
      await closeInvoices(Date.now() / 1000 + 40 * 86_400);
      expect((await invoice.reload()).status).to.equal('CANCELED');
      const paid = await invoiced(balance);
      await brought(paid, '5000.00', '304');
      const { status } = await api.call('post', '/adm/accounting_docs', {
        token: keeper,
        body: { invoice_id: paid.id },
      });
      expect(status).to.equal(409);
    });

    it('by users who may request one, and not for a centre without requisites', async () => {
      const bare = await buildMarketingBalance();
      expect((await move(bare, 'topup_invoice', { sum: 5000 })).status).to.equal(409);
      const banners = (await api.staff('MANAGER_BANNER')).token;
      const balance = await balanceOf();
      expect((await move(balance, 'topup_invoice', { sum: 5000 }, banners)).status).to.equal(200);
      const seen = await api.call<{ purpose: string }[]>('get', '/adm/invoices?range=[0,99]', {
        token: banners,
      });
      expect(new Set(seen.body.message.map(({ purpose }) => purpose))).to.deep.equal(new Set(['TOPUP']));
      const manager = (await api.staff('MANAGER')).token;
      expect((await move(balance, 'topup_invoice', { sum: 5000 }, manager)).status).to.equal(403);
    });
  });

  describe('pay penalties', () => {
    async function uploaded() {
      const form = new FormData();
      form.append('file', pdf, 'proof.pdf');
      const kept = await api.call<{ file_id: string }>('post', '/adm/marketing_balances/evidence', {
        token: rop,
        body: form,
      });
      return kept.body.message.file_id;
    }
    async function proposed(balance: MarketingBalance, sum = 300) {
      const body = { sum, comment: 'Бонус не выдан', evidence: [await uploaded()] };
      const { status } = await move(balance, 'propose_penalty', body, rop);
      expect(status).to.equal(200);
      const where = { balance_id: balance.id };
      return MarketingPenalty.findOne({ where, order: [['id', 'DESC']], rejectOnEmpty: true });
    }

    it('after the days in which their centre may object, even below nothing', async () => {
      const balance = await balanceOf(100_00);
      const { id: penalty_id, ...penalty } = (await proposed(balance)).get();
      const post = { penalty_id, decision: 'POST' };
      const early = await move(balance, 'post_penalty', post);
      expect([early.status, early.body.message]).to.satisfy(
        ([status, text]: [number, string]) =>
          status === 409 && text.startsWith('Владелец баланса может возразить до'),
      );
      expect((await read(balance)).available).to.equal(100);
      await MarketingPenalty.update(
        { object_until: new Date(Date.now() - 1000) },
        { where: { id: penalty_id } },
      );
      expect((await move(balance, 'post_penalty', post, rop)).status).to.equal(403);
      const { status, body } = await move(balance, 'post_penalty', post);
      expect([status, body.message.available, body.message.penalties[0]?.status]).to.deep.equal([
        200,
        -200,
        'CONFIRMED',
      ]);
      expect((await move(balance, 'post_penalty', post)).status).to.equal(409);
      expect(await MarketingTx.count({ where: { source_type: 'penalty', source_id: penalty_id } })).to.equal(
        1,
      );
      const [file = ''] = penalty.evidence;
      const paper = await api.call('get', `/adm/marketing_balances/${balance.id}/evidence/${file}`, {
        token: keeper,
      });
      expect([paper.status, paper.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
      const elsewhere = `/adm/marketing_balances/${(await balanceOf()).id}/evidence/${file}`;
      expect((await api.call('get', elsewhere, { token: keeper })).status).to.equal(404);
    });

    it('by papers that are kept for good, while those that prove nothing are forgotten in a day', async () => {
      const unused = await uploaded();
      const { evidence } = await proposed(await balanceOf());
      const endOf = async (id: string) => (await PrivateFile.findByPk(id))?.delete_after;
      expect(await endOf(evidence[0] ?? '')).to.equal(null);
      const end = (await endOf(unused))?.getTime() ?? 0;
      expect(end - Date.now()).to.be.within(86_000_000, 86_400_000);
    });

    it('and are let off them with a reason', async () => {
      const balance = await balanceOf(100_00);
      const { id: penalty_id } = await proposed(balance);
      expect(
        (await move(balance, 'post_penalty', { penalty_id, decision: 'DROP' })).body.errors,
      ).to.have.keys('comment');
      const { body } = await move(balance, 'post_penalty', {
        penalty_id,
        decision: 'DROP',
        comment: 'Бонус выдали',
      });
      expect([body.message.available, body.message.penalties[0]?.status]).to.deep.equal([100, 'REJECTED']);
      expect(body.message.available_transitions.map(({ name }) => name)).to.not.include('post_penalty');
    });

    it('by a paper of their own: one that another penalty names is refused', async () => {
      const { evidence } = await proposed(await balanceOf());
      const body = { sum: 1, comment: 'Та же бумага', evidence };
      const again = await move(await balanceOf(), 'propose_penalty', body, rop);
      expect([again.status, again.body.errors]).to.deep.equal([
        422,
        { evidence: 'Файл уже приложен к другой записи: загрузите его ещё раз' },
      ]);
    });

    it('that somebody proves, and not of what was never kept', async () => {
      const balance = await balanceOf();
      const body = { sum: 1, comment: 'Без доказательств' };
      expect((await move(balance, 'propose_penalty', body, rop)).body.errors).to.have.keys('evidence');
      const stranger = { ...body, evidence: [randomUUID()] };
      expect((await move(balance, 'propose_penalty', stranger, rop)).body.errors).to.have.keys('evidence');
    });
  });

  describe('are corrected', () => {
    it('at once up to 10 000 ₽, and not below nothing', async () => {
      const balance = await balanceOf();
      const { body } = await move(balance, 'correct', {
        direction: 'ADD',
        sum: 10_000,
        comment: 'Компенсация',
      });
      expect(body.message.available).to.equal(10_000);
      const poor = await balanceOf(50_00);
      const much = { direction: 'TAKE', sum: 50, comment: 'Ошибка' };
      expect((await move(poor, 'correct', much)).body.message.available).to.equal(0);
      expect((await move(poor, 'correct', { ...much, sum: 0.01 })).status).to.equal(409);
      expect((await move(balance, 'correct', { direction: 'ADD', sum: 1 })).body.errors).to.have.keys(
        'comment',
      );
    });

    it('once, however often one press of the button is sent', async () => {
      const balance = await balanceOf();
      const body = { direction: 'ADD', sum: 100, comment: 'Компенсация' };
      const press = () =>
        api.call<StaffMarketingBalance>('post', `/adm/marketing_balances/${balance.id}/correct`, {
          token: keeper,
          body,
          headers: { 'Idempotency-Key': `press-of-${balance.id}` },
        });
      const [first, second] = [await press(), await press()];
      expect([first.status, second.status, second.text]).to.deep.equal([200, 200, first.text]);
      expect((await read(balance)).available).to.equal(100);
    });

    it('above by two people also in pieces, until a month has passed', async () => {
      const balance = await balanceOf();
      const piece = { direction: 'ADD', sum: 6000, comment: 'Компенсация' };
      await move(balance, 'correct', piece);
      await move(balance, 'correct', { ...piece, direction: 'TAKE', sum: 4000 });
      const { body } = await move(balance, 'correct', { ...piece, sum: 0.01 });
      expect([body.message.available, body.message.asked?.sum]).to.deep.equal([2000, 0.01]);
      const old = await balanceOf();
      const created_at = new Date(Date.now() - 31 * 86_400_000);
      await MarketingTx.create({
        balance_id: old.id,
        kind: 'CORRECTION',
        sum: 9000_00,
        comment: 'Давно',
        actor_id: null,
        actor_name: null,
        created_at,
      });
      expect((await move(old, 'correct', piece)).body.message.available).to.equal(15_000);
    });

    it('above by two people together, and neither by the first alone nor twice', async () => {
      const balance = await balanceOf();
      const more = { direction: 'ADD', sum: 10_000.5, comment: 'Компенсация' };
      const { body } = await move(balance, 'correct', more);
      expect([body.message.available, body.message.asked]).to.deep.equal([
        0,
        { sum: 10_000.5, comment: 'Компенсация' },
      ]);
      const waiting = await api.call<StaffApproval[]>('get', '/adm/approvals', { token: keeper });
      const asked = waiting.body.message.find(({ record_id }) => record_id === balance.id);
      expect(asked).to.deep.include({ kind: 'MARKETING', before: { available: 0 } });
      const confirm = (token: string) =>
        api.call('post', `/adm/approvals/${asked?.id}/confirm`, { token, body: {} });
      expect((await confirm(keeper)).status).to.equal(409);
      const second = (await api.staff('BOOKKEEPER')).token;
      expect((await confirm(second)).status).to.equal(200);
      expect((await confirm(second)).status).to.equal(409);
      expect((await read(balance)).available).to.equal(10_000.5);
    });
  });

  describe('give back the rest', () => {
    const paper = { decision: 'PAY', document_number: '77', document_date: '2026-11-21' };
    async function wanted(available: number, sum: number) {
      const center = await centerWith();
      const balance = await buildMarketingBalance({ center });
      await move(balance, 'topup_invoice', { sum: available });
      const invoice = await Invoice.findOne({ where: { center_id: center.id }, rejectOnEmpty: true });
      const body = { document_number: String(invoice.id), document_date: '2026-11-20', sum: available };
      await api.call('post', `/adm/invoices/${invoice.id}/mark_paid`, { token: keeper, body });
      const { user } = await api.staff('ADMIN');
      await unitOfWork.transaction((transaction) => askWithdrawal(balance, sum * 100, user, transaction));
      return { balance, user, withdrawal_id: (await openOf(balance)).id };
    }
    const openOf = ({ id: balance_id }: MarketingBalance) =>
      MarketingWithdrawal.findOne({ where: { balance_id, status: 'CREATED' }, rejectOnEmpty: true });

    it('to the account of the centre: out of the balance and out of the bank', async () => {
      const { balance, withdrawal_id } = await wanted(1000, 700);
      expect(await read(balance)).to.include({ total: 1000, reserved: 700, available: 300 });
      expect((await move(balance, 'refund', { withdrawal_id, decision: 'PAY' })).body.errors).to.have.keys(
        'document_number',
      );
      const { status, body } = await move(balance, 'refund', { ...paper, withdrawal_id });
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.message).to.include({ total: 300, reserved: 0, available: 300 });
      const paid = await MarketingWithdrawal.findOne({
        where: { balance_id: balance.id },
        rejectOnEmpty: true,
      });
      expect([paid.status, paid.requisites?.account]).to.deep.equal(['CONFIRMED', payee.pay_rs]);
      expect((await move(balance, 'refund', { ...paper, withdrawal_id })).status).to.equal(409);
    });

    it('to a new account after a call about that account, which the withdrawal keeps', async () => {
      const { balance, withdrawal_id } = await wanted(1000, 700);
      const [asked_by, decided_by] = [(await buildUser()).id, (await buildUser()).id];
      await Approval.create({
        ...{
          kind: 'REQUISITES',
          resource: 'center_requisites',
          record_id: balance.center_id,
          title: 'Центр',
        },
        ...{ before: {}, after: {}, status: 'CONFIRMED', asked_by, decided_by, decided_at: inDays(-1) },
      });
      const pay = (more: object = {}) => move(balance, 'refund', { ...paper, withdrawal_id, ...more });
      expect((await pay()).body.errors).to.have.keys('call_confirmed');
      expect((await pay({ call_confirmed: true })).body.errors).to.have.keys('account');
      expect((await pay({ call_confirmed: true, account: '40702810100000000002' })).status).to.equal(409);
      const { payee: shown } = await read(balance);
      expect((await pay({ call_confirmed: true, account: shown?.account })).status).to.equal(200);
      const kept = await MarketingWithdrawal.findByPk(withdrawal_id, { rejectOnEmpty: true });
      expect(kept.call_confirmed_by).to.equal(kept.decided_by);
      const silent = `update marketing_withdrawals set call_confirmed_by = null where id = ${withdrawal_id}`;
      const refused = await api.sequelize.query(silent).catch((error: Error) => error.message);
      expect(refused).to.include('are_called_about');
    });

    describe('beyond 500 000 ₽', () => {
      const approve = { decision: 'APPROVE' };

      it('to another account than was approved only after another approval', async () => {
        const { balance, withdrawal_id } = await wanted(700_000, 600_000);
        const sign = () => move(balance, 'refund', { ...approve, withdrawal_id });
        expect((await sign()).status).to.equal(200);
        expect((await sign()).status).to.equal(409);
        await Center.update({ pay_rs: '40702810100000000002' }, { where: { id: balance.center_id } });
        const other = (await api.staff('BOOKKEEPER')).token;
        const pay = () => move(balance, 'refund', { ...paper, withdrawal_id }, other);
        expect((await pay()).body.message).to.match(/изменились после второй подписи/);
        expect((await sign()).status).to.equal(200);
        expect((await pay()).status).to.equal(200);
      });

      it('by two people: one approves, another sends', async () => {
        const { balance, withdrawal_id } = await wanted(700_000, 600_000);
        const pay = (token = keeper) => move(balance, 'refund', { ...paper, withdrawal_id }, token);
        expect((await pay()).body.message).to.match(/сначала подтверждает второй сотрудник/);
        expect((await move(balance, 'refund', { ...approve, withdrawal_id })).body.message.total).to.equal(
          700_000,
        );
        expect((await move(balance, 'refund', { ...approve, withdrawal_id })).status).to.equal(409);
        expect((await pay()).body.message).to.match(/отправить её должен другой/);
        expect((await read(balance)).withdrawals[0]).to.include({ status: 'CREATED', is_approved: true });
        expect((await pay((await api.staff('BOOKKEEPER')).token)).body.message.total).to.equal(100_000);
      });

      it('by two people also where it leaves in two parts', async () => {
        const { balance, user, withdrawal_id } = await wanted(700_000, 300_000);
        expect((await move(balance, 'refund', { ...paper, withdrawal_id })).status).to.equal(200);
        await unitOfWork.transaction((transaction) => askWithdrawal(balance, 30_000_000, user, transaction));
        const rest = { withdrawal_id: (await openOf(balance)).id };
        const refused = await move(balance, 'refund', { ...paper, ...rest });
        expect(refused.body.message).to.match(/^За 30 дней центру ушло бы больше/);
        await move(balance, 'refund', { ...approve, ...rest });
        const { token } = await api.staff('BOOKKEEPER');
        expect((await move(balance, 'refund', { ...paper, ...rest }, token)).status).to.equal(200);
      });

      it('and not by one even past the code', async () => {
        const { withdrawal_id, user } = await wanted(1000, 100);
        const byOne = `update marketing_withdrawals set status = 'CONFIRMED', decided_by = ${user.id},
          second_by = ${user.id}, decided_at = now(), requisites = '{}', document_number = '1',
          document_date = '2026-11-21' where id = ${withdrawal_id}`;
        const refused = await api.sequelize.query(byOne).catch((error: Error) => error.message);
        expect(refused).to.include('marketing_withdrawals_by_two_hands');
      });
    });

    it('by a file for the bank once that is decided, which our own reader reads back', async () => {
      const { balance, withdrawal_id } = await wanted(1000, 700);
      const download = (of = balance) =>
        fetch(`${api.url}/api/adm/marketing_balances/${of.id}/withdrawals/${withdrawal_id}/file`, {
          headers: { authorization: `Bearer ${keeper}` },
        });
      expect((await download()).status).to.equal(409);
      await move(balance, 'refund', { ...paper, withdrawal_id });
      expect((await download(await balanceOf())).status, 'of another balance').to.equal(404);
      const file = await download();
      expect(file.headers.get('content-disposition')).to.equal(
        `attachment; filename="withdrawal-${withdrawal_id}.txt"`,
      );
      const { encoding, documents } = readStatement(new Uint8Array(await file.arrayBuffer()));
      expect(encoding).to.equal('windows-1251');
      expect(documents[0]).to.deep.include({ number: '77', date: '2026-11-21', sum: 70_000 });
      expect(documents[0]?.payee.account).to.equal(payee.pay_rs);
    });

    it('and only that which was looked at: not another that was asked for meanwhile, nor one of elsewhere', async () => {
      const { balance, user, withdrawal_id } = await wanted(1000, 100);
      const other = await wanted(1000, 200);
      await unitOfWork.transaction((transaction) =>
        cancelWithdrawal(balance, { by: { ...user.get(), roles: [] }, origin: systemOrigin }, transaction),
      );
      await unitOfWork.transaction((transaction) => askWithdrawal(balance, 900_00, user, transaction));
      for (const [asked, expected] of [
        [{ ...paper, withdrawal_id }, 409],
        [{ withdrawal_id, decision: 'REJECT', comment: 'Отозван' }, 409],
        [{ ...paper, withdrawal_id: other.withdrawal_id }, 404],
        [paper, 422],
      ] as const)
        expect((await move(balance, 'refund', asked)).status).to.equal(expected);
      expect(await read(balance)).to.include({ total: 1000, reserved: 900 });
      expect((await openOf(balance)).sum).to.equal(900_00);
    });

    it('or keep it, where the request is turned down with a reason', async () => {
      const { balance, withdrawal_id } = await wanted(1000, 1000);
      expect(
        (await move(balance, 'correct', { direction: 'TAKE', sum: 1, comment: 'Проверка' })).status,
      ).to.equal(409);
      expect((await move(balance, 'refund', { withdrawal_id, decision: 'REJECT' })).body.errors).to.have.keys(
        'comment',
      );
      const { body } = await move(balance, 'refund', {
        withdrawal_id,
        decision: 'REJECT',
        comment: 'Сначала закроем акт',
      });
      expect(body.message).to.include({ reserved: 0, available: 1000 });
      expect(body.message.withdrawals[0]).to.include({ status: 'REJECTED', reason: 'Сначала закроем акт' });
    });
  });

  it('a manager of partners sees the balances of his own centres and may only request payments', async () => {
    const manager = await api.staff('PARTNER_MANAGER');
    const own = await buildMarketingBalance({ center: await centerWith({ manager_id: manager.user.id }) });
    const foreign = await balanceOf();
    const { token } = manager;
    const list = await api.call<StaffMarketingBalance[]>('get', '/adm/marketing_balances', { token });
    expect(list.body.message.map(({ id }) => id)).to.deep.equal([own.id]);
    expect((await api.call('get', `/adm/marketing_balances/${foreign.id}`, { token })).status).to.equal(404);
    expect((await read(own, token)).available_transitions.map(({ name }) => name)).to.deep.equal([
      'topup_invoice',
    ]);
    expect((await move(foreign, 'topup_invoice', { sum: 500 }, token)).status).to.equal(404);
    expect((await move(own, 'topup_invoice', { sum: 500 }, token)).status).to.equal(200);
    expect(
      (await move(own, 'correct', { direction: 'ADD', sum: 1, comment: 'Себе' }, token)).status,
    ).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
