import { BonusTx } from '@odonta/db/models';
import type { BonusKind, BonusSource } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { Op } from 'sequelize';
import type { Book } from './book.ts';

/** The subject of an entry. The same subject is entered once, however often it is called. */
export interface Source {
  type: BonusSource;
  id: number;
}

export interface Entry {
  count: number;
  /** Null for manual entries, which are never repeated. */
  source: Source | null;
  comment?: string | null;
  by?: { id: number | null; name: string | null };
}

export type Sort = readonly [kind: BonusKind, is_add: boolean];

export const columnsOf = ({ type, id }: Source) => ({ source_type: type, source_id: id });

/** Of effective entries: one voided while pending never counted, and may come again. */
export const standing = { state: { [Op.ne]: 'VOID' as const } };

/** Writes an entry; the caller updates the lots and the sums. */
export function write(
  { account, transaction }: Book,
  { count, source, comment = null, by }: Entry,
  [kind, is_add]: Sort,
  more: Partial<
    Pick<BonusTx, 'state' | 'available_at' | 'expires_at' | 'participant_id' | 'reverses_id'>
  > = {},
): Promise<BonusTx> {
  const who = { actor_id: by?.id ?? null, actor_name: by?.name ?? null };
  return BonusTx.create(
    {
      account_id: account.id,
      kind,
      is_add,
      count,
      state: 'ACTIVE',
      comment,
      ...(source && columnsOf(source)),
      ...who,
      ...more,
    },
    { transaction },
  );
}
