import type { MarketingBalance } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { requireFreshProof } from '../../identity/sessions/requireFreshProof.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { MoveAction } from '../../platform/kit/resource.ts';
import { decidePenalty, proposePenalty } from '../marketing/penalties.ts';
import { issueTopUp } from '../marketing/topUps.ts';
import {
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  type WithdrawalPayment,
} from '../marketing/withdrawals.ts';
import { correct } from './correcting.ts';
import {
  correctionBody,
  type PenaltyBody,
  type PenaltyDecisionBody,
  penaltyBody,
  penaltyDecisionBody,
  type RefundBody,
  refundBody,
  type TopUpBody,
  topUpBody,
} from './marketingBalances.schema.ts';

type Move = MoveAction<MarketingBalance, SignedInUser, Right | 'any staff'>;

const topup_invoice: Move = {
  allow: 'marketing_balances.topup_invoice',
  idempotent: true,
  body: topUpBody,
  run: ({ row, body, transaction }) => {
    const { sum } = body as unknown as TopUpBody;
    return issueTopUp(row, kopecksOfExact(sum), transaction);
  },
};

const propose_penalty: Move = {
  allow: 'marketing_balances.propose_penalty',
  idempotent: true,
  body: penaltyBody,
  run: ({ row, body, actor, transaction }) => {
    const { sum, ...said } = body as unknown as PenaltyBody;
    return proposePenalty(row, { ...said, sum: kopecksOfExact(sum) }, actor, transaction);
  },
};

const post_penalty: Move = {
  allow: 'marketing_balances.post_penalty',
  idempotent: true,
  body: penaltyDecisionBody,
  when: ({ penalties }) => penalties.length > 0,
  run: ({ row, body, actor, transaction }) => {
    const { comment = null, ...decision } = body as unknown as PenaltyDecisionBody;
    return decidePenalty(row, { ...decision, comment }, actor, transaction);
  },
};

const refund: Move = {
  allow: 'marketing_balances.refund',
  idempotent: true,
  body: refundBody,
  when: ({ withdrawals }) => withdrawals.length > 0,
  run: ({ row, body, actor, transaction }) => {
    const { withdrawal_id: id, decision, comment = null, ...payment } = body as unknown as RefundBody;
    if (decision === 'REJECT') return rejectWithdrawal(row, { id, reason: comment }, actor, transaction);
    requireFreshProof(actor);
    if (decision === 'APPROVE') return approveWithdrawal(row, id, actor, transaction);
    return payWithdrawal(row, { id, ...wholeOf(payment) }, actor, transaction);
  },
};

function wholeOf({
  document_number,
  document_date,
  call_confirmed,
}: Omit<RefundBody, 'withdrawal_id' | 'decision' | 'comment'>): Omit<WithdrawalPayment, 'id'> {
  if (!document_number) throw invalid({ document_number: 'Укажите номер платёжного поручения' });
  if (!document_date) throw invalid({ document_date: 'Укажите дату платёжного поручения' });
  return { document_number, document_date, call_confirmed };
}

export const marketingMoves = {
  topup_invoice,
  propose_penalty,
  post_penalty,
  correct: {
    allow: 'marketing_balances.correct',
    idempotent: true,
    body: correctionBody,
    run: correct,
  } satisfies Move,
  refund,
} as const;
