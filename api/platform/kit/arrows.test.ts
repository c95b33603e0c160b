import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildAccountingDoc } from '@odonta/db/testing/documentFactories.ts';
import { buildPinning, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { endsOf, movesFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import type { Model } from 'sequelize';
import { resources } from '../../resources.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { worlds } from '../../testing/worlds.ts';
import { actionOf } from './records.ts';
import type { AnyResource } from './resource.ts';

type Row = Model & { id: number };

const weeks = weeksFrom(weekOf(new Date()), 50);

const rows: Record<string, () => Promise<Row>> = {
  ...worlds,
  // Places of a week are sold once.
  pinnings: async () => {
    const [week = ''] = weeks.splice(0, 1);
    return buildPinning({ prod_id: (await buildProd()).id, weeks: [week] });
  },
  bank_imports: () => buildBankLine(),
  accounting_docs: () => buildAccountingDoc(),
  // Whoever was offered seats has an order that holds them.
  waitlist: async () => buildWaitlistEntry({ order_id: (await buildOrder()).id }),
  // Whoever wants an invoice at once is confirmed without an offer; some have an order by then.
  legal_requests: async () =>
    buildLegalRequest({ need_quote: false, order_id: (await buildOrder()).id, agreed_at: new Date() }),
};

/** What the database wants to be true of a row of this status besides, by table and status. */
const paid = 'paid_sum = total';
const approved = 'approved_sum = requested_sum';
const numbered = `number = id, date = now(), year = 2026`;
const signed = `requisites = '{}', approved_by = (select min(id) from users), second_by = (select max(id) from users), bank_order_no = '7', paid_at = now(), call_confirmed_by = (select max(id) from users)`;
const hidden = 'shown_on = null';
const acting = `paid_at = now(), valid_until = now() + interval '1 year'`;
/** What an import is told before it is checked; no column of its file is read. */
const mapped = `mapping = '[]', mode = 'all'`;
const facts: Record<string, Record<string, string>> = {
  manager_requests: { CONFIRMED: `result = 'INFO'` },
  director_questions: { CONFIRMED: `answer = 'Будет весной.'` },
  reviews: {
    CONFIRMED: 'published_at = now()',
    REJECTED: `reject_code = 'ADVERT', rejected_at = now()`,
  },
  articles: { SCHEDULED: `scheduled_at = now() + interval '1 day'` },
  orders: { CONFIRMED: paid, CANCELED: `cancel_reason = 'CLIENT'` },
  invoices: { CREATED: paid, CONFIRMED: paid, FINISHED: paid },
  student_documents: { REJECTED: `reject_reason = 'Не тот документ'` },
  legal_requests: { CANCELED: `ended_because = 'CLIENT'` },
  vouchers: {
    CONFIRMED: acting,
    BLOCKED: `${acting}, block_reason = 'Проверка'`,
    EXPIRED: acting,
  },
  imports: {
    CHECKED: mapped,
    APPLIED: `${mapped}, applied_at = now()`,
    ROLLED_BACK: `${mapped}, applied_at = now()`,
  },
  gift_orders: { REJECTED: `reject_reason = 'Нет в наличии'` },
  refunds: { CREATED: approved, CONFIRMED: approved, FINISHED: approved },
  accounting_docs: {
    CREATED: numbered,
    CONFIRMED: numbered,
    REJECTED: numbered,
    REFUNDED: numbered,
    PARTIAL_REFUNDED: numbered,
    FINISHED: `${numbered}, signed_at = now()`,
  },
  pinnings: {
    PREPARE: hidden,
    CREATED: hidden,
    FINISHED: hidden,
    CANCELED: hidden,
    REJECTED: hidden,
    REFUNDED: hidden,
  },
  bank_imports: { REJECTED: `reason = 'Не наш'` },
  bonus_accounts: { MERGED: 'merged_into = (select min(id) from bonus_accounts)' },
  payouts: { CONFIRMED: signed, FINISHED: signed },
};

const transfer = { document_number: '7', document_date: '2026-11-20' };
/** What a move asks for; it need not fit the row, since a closed move does not look at it. */
const bodies: Record<string, object> = {
  'manager_requests.assign': { manager_id: 1 },
  'manager_requests.confirm': { result: 'INFO' },
  'director_questions.answer': { answer: 'Будет весной.' },
  'reviews.reject': { reject_code: 'ADVERT', reason: 'Реклама' },
  'reviews.takedown': { reject_code: 'ADVERT', reason: 'Реклама' },
  'reviews.moderate_reply': { reply_status: 'CONFIRMED' },
  'centers.assign_manager': { manager_id: 1 },
  'articles.schedule': { scheduled_at: 2_000_000_000 },
  'waitlist.reorder': { priority: 1 },
  'orders.cancel': { cancel_reason: 'CLIENT' },
  'orders.move': { prod_id: 1 },
  'legal_users.set_credit': { credit_limit: 1000, payment_days: 10 },
  'bank_imports.match': { parts: [{ invoice_id: 1, sum: 1 }] },
  'bonus_accounts.add_limit': { count: 1, comment: 'Подарок' },
  'bonus_accounts.subtract_limit': { count: 1, comment: 'Ошибка' },
  'marketing_balances.topup_invoice': { sum: 1000 },
  'marketing_balances.propose_penalty': {
    sum: 1,
    comment: 'Не выдан бонус',
    evidence: ['0191f0a2-0000-7000-8000-000000000000'],
  },
  'marketing_balances.post_penalty': { penalty_id: 1, decision: 'DROP', comment: 'Ошибка' },
  'marketing_balances.correct': { direction: 'ADD', sum: 1, comment: 'Ошибка' },
  'marketing_balances.refund': { withdrawal_id: 1, decision: 'REJECT', comment: 'Ошибка' },
  'invoices.mark_paid': { ...transfer, sum: 1 },
  'invoices.refund': { sum: 1 },
  'refunds.execute': transfer,
  'refunds.reject': { reject_code: 'BY_MISTAKE' },
  'refunds.reroute': { route: 'BALANCE' },
  'payouts.pay': { document_number: '7' },
  'users.add_role': { role: 'MANAGER' },
  'users.remove_role': { role: 'MANAGER' },
  'pages.restore': { number: 1 },
  'imports.dry_run': { mapping: ['name'], mode: 'all' },
};

describe('every status and every move of what staff keep', () => {
  let api: TestApi;
  let token: string;
  const seen = { made: 0, asked: 0, refused: 0, absent: 0 };

  before(async () => {
    api = await testApi();
    token = (await api.staff('ADMIN')).token;
    await api.staff('BOOKKEEPER');
  });
  after(() => api?.close());
  beforeEach(() => api.sequelize.query('delete from rate_limits'));

  const rowOf = async ({ name, model }: AnyResource, status: string) => {
    const row = await api.given(() => (rows[name] as () => Promise<Row>)());
    const also = facts[name]?.[status];
    await api.sequelize.query(
      `update ${model.getTableName()} set status = :status${also ? `, ${also}` : ''} where id = :id`,
      { replacements: { status, id: row.id } },
    );
    return row;
  };

  for (const resource of resources.filter(({ lifecycle, name }) => lifecycle && rows[name])) {
    const { name, lifecycle } = resource;
    if (!lifecycle) continue;
    it(`of ${name}: what is declared may be made, and nothing else`, async () => {
      for (const status of Object.keys(lifecycle.statuses)) {
        const still = await rowOf(resource, status);
        for (const [move, { from, needs_reason, ...ends }] of Object.entries(lifecycle.moves)) {
          const isOpen = from.includes(status) && actionOf(resource, move);
          const row = isOpen ? await rowOf(resource, status) : still;
          const body = { ...bodies[`${name}.${move}`], ...(needs_reason && { reason: 'Так надо' }) };
          const answer = await api.call('post', `/adm/${name}/${row.id}/${move}`, { token, body });
          const now = (await row.reload({ paranoid: false })).get('status');
          const arrow = `${name}: ${status} –${move}→ ${now}, answered ${answer.status} ${answer.text}`;
          if (!actionOf(resource, move)) {
            seen.absent += 1;
            expect([answer.status, now], arrow).to.deep.equal([404, status]);
          } else if (!from.includes(status)) {
            seen.refused += 1;
            expect([answer.status, answer.body.code, now], arrow).to.deep.equal([
              409,
              'TRANSITION_NOT_ALLOWED',
              status,
            ]);
            expect(movesFrom(lifecycle, status), arrow).to.include.members(answer.body.allowed ?? []);
          } else if (answer.status === 200) {
            seen.made += 1;
            expect([status, ...endsOf(ends)], arrow).to.include(now);
          } else {
            seen.asked += 1;
            expect([answer.status < 500, now], arrow).to.deep.equal([true, status]);
          }
        }
      }
    });
  }

  it('are counted', () => {
    console.log(
      `      ${seen.made} arrows made, ${seen.asked} wanted more than was there, ${seen.refused} refused, ${seen.absent} not by this door, 0 unknown`,
    );
    expect(seen.made).to.be.greaterThan(60);
    expect(seen.refused).to.be.greaterThan(200);
  });
});
