import { isDeepStrictEqual } from 'node:util';
import { Approval, Center, type PayeeRequisites } from '@odonta/db/models';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { refuseUnsigned } from './secondActor.ts';

/** Where money of a centre goes, as its requisites are now. */
function payeeOf(center: Center): PayeeRequisites {
  const payee = knownPayeeOf(center);
  if (!payee) throw conflict('У центра не заполнены банковские реквизиты: платить некуда');
  return payee;
}

/** The same, null while something of it is missing. */
export function knownPayeeOf(center: Center): PayeeRequisites | null {
  const { pay_name, pay_inn, pay_kpp, pay_bank, pay_bic, pay_rs, pay_ks } = center;
  if (!pay_name || !pay_inn || !pay_bank || !pay_bic || !pay_rs || !pay_ks) return null;
  return {
    name: pay_name,
    inn: pay_inn,
    kpp: pay_kpp,
    bank: pay_bank,
    bic: pay_bic,
    account: pay_rs,
    correspondent_account: pay_ks,
  };
}

/** A call to the centre, and the account it was about. */
export interface PayeeCall {
  call_confirmed: boolean;
  account?: string | undefined;
}

interface Leaving {
  center_id: number;
  /** Kopecks. */
  sum: number;
  second_by: number | null;
  /** The account that the second person approved. */
  requisites: PayeeRequisites | null;
}

/** Checks that money may leave for a locked centre; answers where it goes, and who has called about that. */
export async function payeeToSend(
  { center_id, sum, second_by, requisites: signed }: Leaving,
  { payer_id, ...call }: PayeeCall & { payer_id: number },
  transaction: Transaction,
) {
  const { center, requisites } = await lockedPayee(center_id, transaction);
  await refuseUnsigned({ center_id, sum, second_by }, payer_id, transaction);
  if (second_by !== null && !isOfPayee({ requisites: signed }, requisites))
    throw conflict('Реквизиты центра изменились после второй подписи: её нужно поставить заново');
  const { changed_at, isFresh } = await refuseFreshPayee(center_id, requisites, call, transaction);
  const call_confirmed_by = isFresh ? payer_id : null;
  return { center, sent: { requisites, requisites_changed_at: changed_at, call_confirmed_by } };
}

/** The centre with where its money goes, which stays so until the transaction ends. */
export async function lockedPayee(
  center_id: number,
  transaction: Transaction,
): Promise<{ center: Center; requisites: PayeeRequisites }> {
  const center = await Center.findByPk(center_id, {
    ...{ paranoid: false, rejectOnEmpty: true as const },
    lock: transaction.LOCK.SHARE,
    transaction,
  });
  return { center, requisites: payeeOf(center) };
}

/** Whether a signature was given for this payee. */
export const isOfPayee = (
  { requisites }: { requisites: PayeeRequisites | null },
  now: PayeeRequisites | null,
): boolean => isDeepStrictEqual(requisites, now);

/** New requisites may be a swindler's: for some days, staff must call the centre before money goes there. */
async function refuseFreshPayee(
  center_id: number,
  now: PayeeRequisites,
  { call_confirmed, account }: PayeeCall,
  transaction: Transaction,
): Promise<{ changed_at: Date | null; isFresh: boolean }> {
  if (account !== undefined && account !== now.account)
    throw conflict(
      'Реквизиты центра изменились, пока вы смотрели на них: обновите страницу и проверьте счёт',
    );
  const changed_at = await requisitesChangedAt(center_id, transaction);
  const isFresh =
    changed_at !== null && nowInSeconds() - changed_at.getTime() / 1000 < payoutTerms.daysOfCall * 86_400;
  if (isFresh && !call_confirmed)
    throw invalid({
      call_confirmed: `Реквизиты центра менялись меньше ${payoutTerms.daysOfCall} дней назад: позвоните туда и отметьте, что они подтверждены`,
    });
  if (isFresh && account === undefined)
    throw invalid({ account: 'Укажите счёт, который подтвердили в центре' });
  return { changed_at, isFresh };
}

async function requisitesChangedAt(center_id: number, transaction: Transaction): Promise<Date | null> {
  const approval = await Approval.findOne({
    where: {
      kind: 'REQUISITES',
      resource: 'center_requisites',
      record_id: center_id,
      status: 'CONFIRMED',
    },
    order: [['decided_at', 'desc']],
    transaction,
  });
  return approval?.decided_at ?? null;
}
