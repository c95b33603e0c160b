import type { StaffGiftOrder } from '@odonta/api/contract';
import type { GiftOrder } from '@odonta/db/models';
import { giftOrderLifecycle } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';

export async function presentGiftOrders(
  rows: GiftOrder[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffGiftOrder, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('gift_orders', giftOrderLifecycle, ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    gift_id: row.gift_id,
    gift_name: row.gift_name,
    price_bonus: row.price_bonus,
    delivery_kind: row.delivery_kind,
    individual_id: row.individual_id,
    last_name: row.last_name,
    first_name: row.first_name,
    middle_name: row.middle_name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    issued_code: row.issued_code,
    tracking: row.tracking,
    reject_reason: row.reject_reason,
    status: row.status,
    expires_at: secondsOf(row.expires_at),
    history: histories.get(row.id) ?? [],
    created_at: secondsOf(row.created_at),
    updated_at: secondsOf(row.updated_at),
    version: row.version,
  }));
}
