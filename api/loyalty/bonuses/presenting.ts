import type { BonusChange } from '@odonta/api/contract';
import type { BonusTx } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

export function presentChange(row: BonusTx): BonusChange {
  const { source_type, source_id } = row;
  return {
    id: row.id,
    kind: row.kind,
    isAdd: row.is_add,
    count: row.count,
    state: row.state,
    comment: row.comment,
    source: source_type && source_id !== null ? { type: source_type, id: source_id } : null,
    available_at: secondsOf(row.available_at),
    actor_name: row.actor_name,
    created_at: secondsOf(row.created_at),
  };
}
