import { Approval, type Center, type PayeeRequisites } from '@odonta/db/models';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';

/** Where money of a centre goes, as its requisites are now. */
export function payeeOf(center: Center): PayeeRequisites {
  const { pay_name, pay_inn, pay_kpp, pay_bank, pay_bic, pay_rs, pay_ks } = center;
  if (!pay_name || !pay_inn || !pay_bank || !pay_bic || !pay_rs || !pay_ks)
    throw conflict('У центра не заполнены банковские реквизиты: платить некуда');
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

/** New requisites may be a swindler's: for some days, staff must call the centre before money goes there. */
export async function refuseFreshPayee(
  center_id: number,
  { call_confirmed }: { call_confirmed: boolean },
  transaction: Transaction,
): Promise<{ changed_at: Date | null; isFresh: boolean }> {
  const changed_at = await requisitesChangedAt(center_id, transaction);
  const isFresh =
    changed_at !== null && nowInSeconds() - changed_at.getTime() / 1000 < payoutTerms.daysOfCall * 86_400;
  if (isFresh && !call_confirmed)
    throw invalid({
      call_confirmed: `Реквизиты центра менялись меньше ${payoutTerms.daysOfCall} дней назад: позвоните туда и отметьте, что они подтверждены`,
    });
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
