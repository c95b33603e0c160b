import type { Booking, CompanyLoyalty, OrderQuote } from '@odonta/api/contract';
import { BonusAccount, Invoice, type LegalUser, Order, type Prod } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import {
  buildCenter,
  buildLegalMember,
  buildLegalUser,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildLegalScale } from '@odonta/db/testing/loyaltyFactories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { settleInvoice } from '../../money/invoices/payInvoice.ts';
import { wordsOf } from '../../platform/documents/testing/reading.ts';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { soldOrder } from '../../testing/soldOrder.ts';
import { useApi } from '../../testing/useApi.ts';
import { findBonusDrift } from '../bonuses/drift.ts';
import { adjust } from '../bonuses/ledger.ts';
import { countLevels } from './levels.ts';

const actor = { by: systemAuditActor, origin: systemOrigin };
const contact = {
  last_name: 'Закупкина',
  first_name: 'Мария',
  phone: '+7 900 123-45-67',
  email: 'buyer@test.local',
};

describe('the bonuses of a company', () => {
  const api = useApi();
  let prod: Prod;
  let last = 0;

  before(async () => {
    await buildPlatformRequisites();
    await buildLegalScale({ is_default: true });
    prod = await api.given(async () => {
      const seller = { pay_name: 'ООО «Центр»', vat: 22, is_sell_entities: true };
      return buildProd({ center_id: (await buildCenter(seller)).id, price: 1_000_000, seats_total: null });
    });
  });

  const enter = async (company: LegalUser) =>
    api.tokenOf(await buildLegalMember({ legal_user_id: company.id }), legalAccounts);
  const verified = () => buildLegalUser({ verified_at: new Date() });
  const loyaltyOf = async (token: string) =>
    (await api.call<CompanyLoyalty>('get', '/legal/loyalty', { token })).body.message;
  const give = ({ inn }: LegalUser, count: number) =>
    unitOfWork.transaction((tx) =>
      adjust(`inn:${inn}`, { is_add: true, count, source: null, expires_at: inDays(90) }, tx),
    );
  const people = (count: number) =>
    Array.from({ length: count }, () => {
      last += 1;
      return { last_name: 'Слушателев', first_name: 'Олег', email: `colleague${last}@test.local` };
    });
  const book = (token: string, bonuses: number, count = 2) =>
    api.call<Booking>('post', '/pay/createPayInn', {
      token,
      body: {
        prod_id: prod.id,
        participants: people(count),
        contact,
        consent: true,
        method: 'INVOICE',
        bonuses,
      },
    });

  /** The part of a booking paid with bonuses. */
  const spentIn = ({ order: { participants, total } }: Booking) => participants.length * 10_000 - total;

  it('a company sees its level, the amount to the next one, lots and history', async () => {
    const company = await verified();
    const token = await enter(company);
    expect(await loyaltyOf(token)).to.deep.include({
      standing: {
        percent: 3,
        turnover: 0,
        counted_at: null,
        personal_until: null,
        next: { percent: 5, left: 100_000 },
      },
      bonuses: { balance: 0, pending: 0, debt: 0, lots: [], changes: [] },
    });
    const past = await api.given(() => buildProd({ price: 1_600_000, date_start: inDays(-20) }));
    await soldOrder({ prod: past, legal_user_id: company.id, buyer_kind: 'LEGAL' }, 'BANK');
    await countLevels();
    const { standing, rows, bonuses } = await loyaltyOf(token);
    expect(standing).to.deep.include({ percent: 3, turnover: 16_000, next: { percent: 5, left: 84_000 } });
    expect(rows.map(({ value, percent }) => [value, percent])).to.deep.equal([
      [0, 3],
      [100_000, 5],
    ]);
    expect([bonuses?.balance, bonuses?.lots.length]).to.deep.equal([480, 1]);
    expect(bonuses?.changes.map(({ kind, count, comment }) => [kind, count, comment])).to.deep.equal([
      ['EARN', 480, '3\u00a0% от оплаченного'],
    ]);
  });

  it('a typed tax number gives no access to the bonuses of a company', async () => {
    const company = await verified();
    await give(company, 5000);
    const thief = await enter(await buildLegalUser({ inn: company.inn, kpp: '770701001' }));
    expect((await loyaltyOf(thief)).bonuses).to.equal(null);
    const asked = { prod_id: prod.id, participants: [{}], bonuses: 5000 };
    const { body } = await api.call<OrderQuote>('post', '/pay/quote', { token: thief, body: asked });
    expect(body.message.bonus.sum).to.equal(0);
    expect(spentIn((await book(thief, 5000)).body.message)).to.equal(0);
    expect((await loyaltyOf(await enter(company))).bonuses?.balance).to.equal(5000);
  });

  it('a stranger who asks for a balance learns nothing', async () => {
    const company = await verified();
    await give(company, 713);
    for (const phone of [`inn:${company.inn}`, company.inn]) {
      const answer = await api.call('get', `/bonus/getBalance?phone=${encodeURIComponent(phone)}`);
      // Ten digits may be a phone as well, and that phone has nothing.
      expect(answer.body.message, phone).to.not.equal(713);
    }
  });

  it('bonuses lower an invoice by up to a third, and the totals agree', async () => {
    const company = await verified();
    await give(company, 5000);
    const token = await enter(company);
    const { body } = await book(token, 5000);
    const { order, invoice } = body.message;
    expect([spentIn(body.message), order.total]).to.deep.equal([5000, 15_000]);
    const row = await Invoice.findOne({ where: { token: invoice?.token ?? '' }, rejectOnEmpty: true });
    expect(row.total).to.equal(1_500_000);
    const pdf = await fetch(`${api.url}/api/legal/invoices/${row.id}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const words = await wordsOf(Buffer.from(await pdf.arrayBuffer()));
    expect(words)
      .to.match(/7 500,00/)
      .and.match(/15 000,00/)
      .and.not.match(/20 000,00/);
    await unitOfWork.transaction((tx) =>
      settleInvoice(row.id, { sum: 1_500_000, document_number: '7', document_date: '2026-11-20' }, actor, tx),
    );
    expect(await Order.findByPk(order.id)).to.include({ status: 'CONFIRMED', paid_sum: 1_500_000 });
    expect((await loyaltyOf(token)).bonuses?.balance).to.equal(0);
    const capped = await book(token, 5000, 1);
    expect(spentIn(capped.body.message)).to.equal(0);
    await give(company, 5000);
    expect(spentIn((await book(token, 5000, 1)).body.message)).to.equal(3000);
  });

  it('never fall below zero when several members spend them at once', async () => {
    const company = await verified();
    await give(company, 4000);
    const tokens = await Promise.all([enter(company), enter(company), enter(company)]);
    const answers = await Promise.all(tokens.map((token) => book(token, 3000, 1)));
    const booked = answers.filter(({ status }) => status === 201);
    const spent = booked.reduce((sum, { body }) => sum + spentIn(body.message), 0);
    const account = await BonusAccount.findOne({ where: { key: `inn:${company.inn}` }, rejectOnEmpty: true });
    expect([account.balance, account.debt]).to.deep.equal([4000 - spent, 0]);
    expect(spent).to.be.within(3000, 4000);
    expect(answers.map(({ status }) => status)).to.satisfy((all: number[]) =>
      all.every((status) => status === 201 || status === 422),
    );
    expect(await findBonusDrift()).to.deep.equal([]);
  });

  it('every invariant holds', async () => {
    expect(await api.sequelize.transaction((transaction) => findBroken(transaction))).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
