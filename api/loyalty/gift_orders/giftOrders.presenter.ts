import type { StaffGiftOrder } from '@odonta/api/contract';
import type { GiftOrder } from '@odonta/db/models';
import { giftOrderLifecycle } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { personOf } from '../../orders/contact.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

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
    ...personOf(row),
    address: row.address,
    issued_code: row.issued_code,
    tracking: row.tracking,
    reject_reason: row.reject_reason,
    status: row.status,
    expires_at: secondsOf(row.expires_at),
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}
