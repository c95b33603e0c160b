import { expect } from 'chai';
import { bannerLifecycle, bannerStatusesReservedForPayments } from './advertising/bannerLifecycle.ts';
import {
  marketingBalanceLifecycle,
  penaltyLifecycle,
  withdrawalLifecycle,
} from './advertising/marketing/marketingBalance.ts';
import { pinningLifecycle, pinningStatusesReservedForPayments } from './advertising/pinningLifecycle.ts';
import { topStripLifecycle } from './advertising/topStripLifecycle.ts';
import { centerLifecycle } from './catalog/centerLifecycle.ts';
import { lecturerLifecycle } from './catalog/lecturerLifecycle.ts';
import { prodLifecycle, statusesReservedForPayments } from './catalog/prodLifecycle.ts';
import { reviewLifecycle } from './catalog/reviews/review.ts';
import { articleLifecycle } from './content/articles/articleLifecycle.ts';
import { pageLifecycle } from './content/pages.ts';
import { directorQuestionLifecycle } from './content/requests/directorQuestion.ts';
import { managerRequestLifecycle } from './content/requests/managerRequest.ts';
import { individualLifecycle } from './identity/individual.ts';
import { movesOf, type ResourceName } from './identity/rights/resources.ts';
import { verbs } from './identity/rights/rights.ts';
import { userLifecycle } from './identity/user.ts';
import {
  endsOf,
  type Lifecycle,
  lifecycle,
  type MoveDefinition,
  movesFrom,
  unreachable,
} from './lifecycle.ts';
import { bonusAccountLifecycle } from './loyalty/bonuses/bonus.ts';
import { giftOrderLifecycle } from './loyalty/gifts/giftOrderLifecycle.ts';
import { promoLifecycle } from './loyalty/promo/promoCode.ts';
import { voucherLifecycle } from './loyalty/vouchers/voucher.ts';
import { bankLineLifecycle } from './money/bank/bankLineLifecycle.ts';
import { accountingDocLifecycle, accountingStatusesUnused } from './money/invoices/accountingDocLifecycle.ts';
import { invoiceLifecycle } from './money/invoices/invoiceLifecycle.ts';
import { paymentLifecycle } from './money/payments/paymentLifecycle.ts';
import { payoutLifecycle } from './money/payouts/payoutLifecycle.ts';
import { refundLifecycle } from './money/refunds/refundLifecycle.ts';
import { orderLifecycle } from './orders/orderLifecycle.ts';
import { legalRequestLifecycle } from './sales/companies/legalRequest.ts';
import { legalUserLifecycle } from './sales/companies/legalUser.ts';
import { studentDocumentLifecycle } from './sales/studentDocument.ts';
import { waitlistLifecycle, waitlistStatusesUnused } from './sales/waitlistLifecycle.ts';
import { requestStatuses, requestStatusNumber } from './statuses.ts';
import { importLifecycle } from './tools/imports/importLifecycle.ts';

const all: [ResourceName, Lifecycle<string, string>, reserved: readonly string[]][] = [
  ['orders', orderLifecycle, []],
  ['payments', paymentLifecycle, []],
  ['legal_requests', legalRequestLifecycle, []],
  ['waitlist', waitlistLifecycle, waitlistStatusesUnused],
  ['refunds', refundLifecycle, []],
  ['student_documents', studentDocumentLifecycle, []],
  ['bonus_accounts', bonusAccountLifecycle, []],
  ['promo_codes', promoLifecycle, []],
  ['gift_orders', giftOrderLifecycle, []],
  ['invoices', invoiceLifecycle, []],
  ['accounting_docs', accountingDocLifecycle, accountingStatusesUnused],
  ['prods', prodLifecycle, statusesReservedForPayments],
  ['lecturers', lecturerLifecycle, []],
  ['centers', centerLifecycle, []],
  ['users', userLifecycle, []],
  ['individuals', individualLifecycle, []],
  ['legal_users', legalUserLifecycle, []],
  ['manager_requests', managerRequestLifecycle, []],
  ['director_questions', directorQuestionLifecycle, []],
  ['articles', articleLifecycle, []],
  ['reviews', reviewLifecycle, []],
  ['pages', pageLifecycle, []],
  ['banner_campaigns', bannerLifecycle, bannerStatusesReservedForPayments],
  ['pinnings', pinningLifecycle, pinningStatusesReservedForPayments],
  ['top_strip', topStripLifecycle, []],
  ['imports', importLifecycle, []],
  ['bank_imports', bankLineLifecycle, []],
  ['payouts', payoutLifecycle, []],
  ['marketing_balances', marketingBalanceLifecycle, []],
];

/** Moves without a right of their own: a client's, the clock's, or gated by another right. */
const notOfStaff: Partial<Record<ResourceName, readonly string[]>> = {
  invoices: ['unmatch', 'waive'],
  bonus_accounts: ['join'],
  orders: [
    'pay',
    'await',
    'ask_owner',
    'confirm_owner',
    'expire',
    'refund_part',
    'refund_whole',
    'pay_late',
    'return_late',
  ],
  student_documents: ['send', 'lapse', 'close'],
  refunds: ['send', 'finish', 'fail', 'change_account'],
  legal_requests: ['accept', 'invoice', 'pay', 'name', 'close', 'expire'],
  waitlist: ['confirm', 'requeue', 'close'],
  gift_orders: ['lapse'],
  payments: ['hold', 'capture', 'decline', 'drop', 'refund_part', 'refund_whole'],
  manager_requests: ['cancel'],
  director_questions: ['cancel'],
  centers: ['cancel'],
  reviews: ['revise'],
  pinnings: ['finish'],
  payouts: ['reject'],
};
const gatedByAnother: Partial<Record<ResourceName, Record<string, string>>> = {
  prods: { resume_sales: 'pause_sales' },
  orders: { link_sms: 'resend', link_mail: 'resend' },
  articles: { submit: 'edit', rework: 'publish' },
  pages: { restore: 'publish' },
  refunds: { reroute: 'reject', close_rest: 'reject' },
  individuals: { unblock: 'block' },
  legal_users: { unblock: 'block' },
};

const saysItself = new Set(['manager_requests.confirm']);

describe('lifecycles', () => {
  for (const [name, of, reserved] of all)
    describe(`of ${name}`, () => {
      const moves = Object.entries(of.moves) as [string, MoveDefinition<string>][];
      const statuses = Object.keys(of.statuses);

      it('lead to every status that is not kept for later', () => {
        expect(unreachable(of)).to.have.members([...reserved]);
      });

      it('begin, leave and arrive at statuses that are there', () => {
        expect(statuses).to.include(of.initial);
        for (const [move, { from, to }] of moves) {
          expect(from, move).to.not.be.empty;
          expect(statuses, move).to.include.members([...from, ...endsOf({ to })]);
          expect(new Set(from).size, move).to.equal(from.length);
        }
      });

      it('say of every status and move what it is called', () => {
        for (const { label } of [...Object.values(of.statuses), ...moves.map(([, move]) => move)])
          expect(label).to.match(/^([А-ЯЁ]|—$)/);
      });

      it('have a right for every move of staff, and name the others', () => {
        const rights: readonly string[] = [...Object.keys(verbs), ...Object.keys(movesOf(name))];
        for (const [move] of moves) {
          const isForeign = notOfStaff[name]?.includes(move) ?? false;
          expect(rights.includes(gatedByAnother[name]?.[move] ?? move), move).to.equal(!isForeign);
        }
      });

      it('ask the reason of every move that turns somebody down', () => {
        // A bank that declines has told why already.
        // The outcome of a request is its reason.
        for (const [move, { to, needs_reason }] of moves)
          if (
            !saysItself.has(`${name}.${move}`) &&
            name !== 'payments' &&
            endsOf({ to }).some((end) => end === 'REJECTED' || end === 'BLOCKED')
          )
            expect(needs_reason, move).to.equal(true);
      });
    });

  it('lead to every end of what a balance waits for', () => {
    expect([unreachable(penaltyLifecycle), unreachable(withdrawalLifecycle)]).to.deep.equal([[], []]);
  });

  it('lead to every end of a gift certificate', () => {
    expect(unreachable(voucherLifecycle)).to.deep.equal([]);
  });

  it('name the moves that lead out of a status, in their order', () => {
    expect(movesFrom(managerRequestLifecycle, 'CREATED')).to.deep.equal([
      'take',
      'assign',
      'confirm',
      'reject',
      'cancel',
    ]);
    expect(movesFrom(managerRequestLifecycle, 'CANCELED')).to.deep.equal([]);
  });

  it('may end a move in one of several statuses', () => {
    const forked = lifecycle({
      initial: 'A',
      statuses: { A: { label: 'А' }, B: { label: 'Б' }, C: { label: 'В' } },
      moves: { go: { from: ['A'], to: ['B', 'C'], label: 'Идти' } },
    });
    expect(unreachable(forked)).to.deep.equal([]);
    expect(endsOf(forked.moves.go)).to.deep.equal(['B', 'C']);
  });

  it('notice a status that no chain of moves leads to', () => {
    const broken = lifecycle({
      initial: 'A',
      statuses: { A: { label: 'А' }, B: { label: 'Б' }, C: { label: 'В' }, D: { label: 'Г' } },
      moves: {
        go: { from: ['A'], to: 'B', label: 'Идти' },
        loop: { from: ['C'], to: 'D', label: 'Кружить' },
        back: { from: ['D'], to: 'C', label: 'Назад' },
      },
    });
    expect(unreachable(broken)).to.deep.equal(['C', 'D']);
  });

  it('give a request the number that old clients know', () => {
    const numbers = Object.fromEntries(
      (Object.keys(requestStatuses) as (keyof typeof requestStatuses)[]).map((status) => [
        status,
        requestStatusNumber(status),
      ]),
    );
    expect(numbers).to.deep.equal({ CREATED: 2, CONFIRMED: 3, CANCELED: 6, REJECTED: 6 });
  });
});
