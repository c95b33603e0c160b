import { MarketingBalance } from '@odonta/db/models';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import { type StaffTransition, staffTransition } from '../../identity/sessions/staffTransition.ts';
import { invalid } from '../../platform/http/errors.ts';
import { decidePenalty, proposePenalty } from '../marketing/penalties.ts';
import { holdMerchantOf, issueTopUp } from '../marketing/topUps.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  type WithdrawalPayment,
} from '../marketing/withdrawals.ts';
import { correct } from './correcting.ts';
import {
  correctionBody,
  penaltyBody,
  penaltyDecisionBody,
  type RefundBody,
  refundBody,
  topUpBody,
} from './marketingBalances.schema.ts';

type OwnTransition = StaffTransition<MarketingBalance>;

const topup_invoice: OwnTransition = staffTransition(MarketingBalance, topUpBody, {
  allow: 'marketing_balances.topup_invoice',
  idempotent: true,
  lockFirst: holdMerchantOf,
  run: ({ row, body: { sum }, transaction }) => issueTopUp(row, kopecksOfExact(sum), transaction),
});

const propose_penalty: OwnTransition = staffTransition(MarketingBalance, penaltyBody, {
  allow: 'marketing_balances.propose_penalty',
  idempotent: true,
  run: ({ row, body: { sum, ...said }, actor, transaction }) =>
    proposePenalty(row, { ...said, sum: kopecksOfExact(sum) }, actor, transaction),
});

const post_penalty: OwnTransition = staffTransition(MarketingBalance, penaltyDecisionBody, {
  allow: 'marketing_balances.post_penalty',
  idempotent: true,
  when: ({ penalties }) => penalties.length > 0,
  run: ({ row, body: { comment = null, ...decision }, actor, origin, transaction }) => {
    const acting = { by: staffAudience.auditActor(actor), origin };
    return decidePenalty(row, { ...decision, comment }, acting, transaction);
  },
});

const refund: OwnTransition = staffTransition(MarketingBalance, refundBody, {
  allow: 'marketing_balances.refund',
  idempotent: true,
  when: ({ withdrawals }) => withdrawals.length > 0,
  run: ({ row, body, actor, origin, transaction }) => {
    const { withdrawal_id: id, decision, comment = null, ...payment } = body;
    const acting = { by: { ...staffAudience.auditActor(actor), id: actor.id }, origin };
    if (decision === 'REJECT') return rejectWithdrawal(row, { id, reason: comment }, acting, transaction);
    requireReauthentication(actor);
    if (decision === 'APPROVE') return approveWithdrawal(row, id, actor.id, transaction);
    return payWithdrawal(row, { id, ...wholeOf(payment) }, acting, transaction);
  },
});

function wholeOf({
  document_number,
  document_date,
  call_confirmed,
  account,
}: Omit<RefundBody, 'withdrawal_id' | 'decision' | 'comment'>): Omit<WithdrawalPayment, 'id'> {
  if (!document_number) throw invalid({ document_number: 'Укажите номер платёжного поручения' });
  if (!document_date) throw invalid({ document_date: 'Укажите дату платёжного поручения' });
  return { document_number, document_date, call_confirmed, account };
}

export const marketingTransitions = {
  topup_invoice,
  propose_penalty,
  post_penalty,
  correct: staffTransition(MarketingBalance, correctionBody, {
    allow: 'marketing_balances.correct',
    idempotent: true,
    run: correct,
  }),
  refund,
} as const;
