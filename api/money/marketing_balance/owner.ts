import { Center, Merchant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** A centre or a trading organisation, as a balance and its invoices name it. */
export interface OwnerIds {
  center_id: number | null;
  merchant_id: number | null;
}

/** The owner, deleted or not; the database allows exactly one. */
export async function ownerOf(
  { center_id, merchant_id }: OwnerIds,
  transaction: Transaction,
): Promise<Center | Merchant> {
  const where = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  return merchant_id === null
    ? Center.findByPk(center_id ?? 0, where)
    : Merchant.findByPk(merchant_id, where);
}

/** The columns that name the owner of a balance. */
export const ownerIdsOf = ({
  center_id,
  merchant_id,
}: OwnerIds): { center_id: number } | { merchant_id: number } =>
  merchant_id === null ? { center_id: center_id ?? 0 } : { merchant_id };
