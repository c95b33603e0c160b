import type { PromotingMerchant } from '@odonta/api/contract';
import { MarketingBalance, Merchant, RelatedPromotion } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { isTrading } from '../merchants/isTrading.ts';
import { merchantIdsOf } from '../merchants/membership.ts';

/** The bonus of an organisation of the member, locked; 404 for one of others. */
export async function lockOwnPromotion(
  actor: SignedInUser,
  id: string | undefined,
  transaction: Transaction,
): Promise<RelatedPromotion> {
  const where = { id: numberIn(id), merchant_id: await merchantIdsOf(actor, transaction) };
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const row = await RelatedPromotion.findOne({ where, lock, transaction });
  if (!row) throw notFound('Бонус не найден');
  return row;
}

/** 404 for an organisation of others. */
export async function refuseStrangers(
  actor: SignedInUser,
  merchant_id: number,
  transaction?: Transaction,
): Promise<void> {
  if (!(await merchantIdsOf(actor, transaction)).includes(merchant_id))
    throw notFound('Торговая организация не найдена');
}

/** A suspended organisation reads, and cancels. */
export async function refuseSuspended(merchant_id: number, transaction: Transaction): Promise<void> {
  if (!(await isTrading(merchant_id, transaction)))
    throw conflict('Работа организации приостановлена: сейчас бонус можно только отменить');
}

export async function promotingMerchants(
  ids: readonly number[],
  transaction?: Transaction,
): Promise<PromotingMerchant[]> {
  const balances = await MarketingBalance.findAll({
    where: { merchant_id: [...ids] },
    include: [{ model: Merchant, as: 'merchant', required: true }],
    order: [['merchant_id', 'ASC']],
    transaction,
  });
  return balances.flatMap(({ merchant, available }) =>
    merchant
      ? {
          ...{ id: merchant.id, name: merchant.name, inn: merchant.inn },
          is_suspended: merchant.status === 'SUSPENDED',
          available: exactRoublesOf(available),
        }
      : [],
  );
}
