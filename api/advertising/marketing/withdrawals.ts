import { type MarketingBalance, MarketingWithdrawal } from '@odonta/db/models';
import { withdrawalLifecycle } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import type { Attributes, Transaction } from 'sequelize';
import { enter } from '../../money/marketing_balance/ledger.ts';
import { withdrawalPaid, withdrawalRejected } from '../../money/marketing_balance/marketing.letters.ts';
import { ownerOf } from '../../money/marketing_balance/owner.ts';
import { isOfPayee, lockedPayee, type PayeeCall, payeeToSend } from '../../money/payouts/payee.ts';
import { post } from '../../orders/ledger/post.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** The sum is reserved at once, so that it is still there at the decision. */
export async function askWithdrawal(
  balance: MarketingBalance,
  sum: number,
  actor: { id: number; name: string | null },
  transaction: Transaction,
): Promise<void> {
  ownCenterOf(balance);
  if (await openOf(balance, transaction)) throw conflict('Вывод остатка уже запрошен: дождитесь решения');
  const asked = { balance_id: balance.id, sum, asked_by: actor.id };
  const { id } = await MarketingWithdrawal.create(asked, { transaction });
  await keep(balance, { id, sum: -sum }, actor, transaction);
}

/** The centre thinks better of it. */
export async function cancelWithdrawal(
  balance: MarketingBalance,
  actor: Signed,
  transaction: Transaction,
): Promise<void> {
  const withdrawal = await openOf(balance, transaction);
  if (!withdrawal) throw conflict('Вывод остатка никто не запрашивал');
  await decide(withdrawal, 'cancel', actor, transaction);
  await keep(balance, withdrawal, actor.by, transaction);
}

export interface WithdrawalPayment extends PayeeCall {
  /** The withdrawal that was looked at: meanwhile its centre may have taken it back and asked for another. */
  id: number;
  document_number: string;
  document_date: string;
}

/** The money goes to the account of the centre: out of the balance, and out of the bank. */
export async function payWithdrawal(
  balance: MarketingBalance,
  { id, call_confirmed, account, ...document }: WithdrawalPayment,
  actor: Signed & { by: { id: number } },
  transaction: Transaction,
): Promise<void> {
  const { by } = actor;
  const withdrawal = await requireOpen(balance, id, transaction);
  const center_id = ownCenterOf(balance);
  const { sum, second_by, requisites } = withdrawal;
  const { center, sent } = await payeeToSend(
    { center_id, sum, second_by, requisites },
    { payer_id: by.id, call_confirmed, account },
    transaction,
  );
  await decide(withdrawal, 'pay', actor, transaction, { ...sent, ...document });
  await keep(balance, withdrawal, by, transaction);
  const source = { type: 'withdrawal', id: withdrawal.id } as const;
  const paper = `п/п № ${document.document_number}`;
  await enter(balance.id, { kind: 'REFUND', sum: -sum, source, document: paper, by }, transaction);
  await post('WITHDRAWN', { MARKETING: sum, BANK: -sum }, { center_id: center.id }, transaction);
  await writeLetter(withdrawalPaid(withdrawal, center), transaction);
}

/** A large sum waits for this; nothing leaves by it. */
export async function approveWithdrawal(
  balance: MarketingBalance,
  id: number,
  second_by: number,
  transaction: Transaction,
): Promise<void> {
  const withdrawal = await requireOpen(balance, id, transaction);
  const { requisites } = await lockedPayee(ownCenterOf(balance), transaction);
  if (withdrawal.second_by !== null && isOfPayee(withdrawal, requisites))
    throw conflict('Этот вывод уже подтверждён вторым сотрудником');
  await withdrawal.update({ second_by, requisites }, { transaction });
}

export async function rejectWithdrawal(
  balance: MarketingBalance,
  { id, reason }: { id: number; reason: string | null },
  actor: Signed,
  transaction: Transaction,
): Promise<void> {
  if (!reason) throw invalid({ comment: 'Напишите причину' });
  const withdrawal = await requireOpen(balance, id, transaction);
  await decide(withdrawal, 'reject', { ...actor, reason }, transaction, { reason });
  await keep(balance, withdrawal, actor.by, transaction);
  await writeLetter(withdrawalRejected(withdrawal, await ownerOf(balance, transaction)), transaction);
}

/** Its audit entry is that of its balance. */
const decide = (
  withdrawal: MarketingWithdrawal,
  name: keyof typeof withdrawalLifecycle.transitions,
  actor: Signed,
  transaction: Transaction,
  brought: Partial<Attributes<MarketingWithdrawal>> = {},
): Promise<void> =>
  apply(withdrawal, name, actor, transaction, {
    run: () => withdrawal.set({ ...brought, decided_by: actor.by.id, decided_at: new Date() }),
    audit: null,
  });

const apply = transitionsOf<MarketingWithdrawal, keyof typeof withdrawalLifecycle.transitions>(
  'marketing_withdrawals',
  withdrawalLifecycle,
);

/** A negative sum reserves for the withdrawal, a positive one releases. */
function keep(
  { id: balance_id }: MarketingBalance,
  { id, sum }: { id: number; sum: number },
  by: { id: number | null; name: string | null },
  transaction: Transaction,
) {
  const source = { type: 'withdrawal', id } as const;
  return enter(balance_id, { kind: 'REFUND', is_reserve: true, sum, source, by }, transaction);
}

/** Only centres have requisites that money is sent to by two people. */
function ownCenterOf({ center_id }: MarketingBalance): number {
  if (center_id === null) throw conflict('Торговая организация не может вывести остаток баланса');
  return center_id;
}

/** At most one: the balance is locked. */
const openOf = ({ id: balance_id }: MarketingBalance, transaction: Transaction) =>
  MarketingWithdrawal.findOne({ where: { balance_id, status: 'CREATED' }, transaction });

async function requireOpen(
  { id: balance_id }: MarketingBalance,
  id: number,
  transaction: Transaction,
): Promise<MarketingWithdrawal> {
  const withdrawal = await MarketingWithdrawal.findOne({ where: { id, balance_id }, transaction });
  if (!withdrawal) throw notFound('Вывод остатка не найден');
  if (withdrawal.status !== 'CREATED') throw conflict('Этот вывод уже отозван или решён: обновите страницу');
  return withdrawal;
}
