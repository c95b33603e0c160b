import { Center, Merchant } from '@odonta/db/models';
import type { Transaction } from 'sequelize';

/** A centre or a trading organisation, as a balance, its invoices and its adverts name it. */
export interface OwnerIds {
  center_id?: number | null | undefined;
  /** Absent from what only centres have. */
  merchant_id?: number | null | undefined;
}

/** The one column that names an owner. */
export type OwnerColumn = { center_id: number } | { merchant_id: number };

/** The owner, deleted or not; the database allows exactly one. */
export async function ownerOf(
  { center_id, merchant_id }: OwnerIds,
  transaction?: Transaction,
): Promise<Center | Merchant> {
  const where = { paranoid: false, rejectOnEmpty: true, transaction } as const;
  return merchant_id ? Merchant.findByPk(merchant_id, where) : Center.findByPk(center_id ?? 0, where);
}

export const ownerIdsOf = ({ center_id, merchant_id }: OwnerIds): OwnerColumn =>
  merchant_id ? { merchant_id } : { center_id: center_id ?? 0 };
