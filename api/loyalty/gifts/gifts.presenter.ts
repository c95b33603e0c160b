import type { StaffGift } from '@odonta/api/contract';
import type { Gift } from '@odonta/db/models';
import { giftStateOf, giftsLeft } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export function presentGifts(rows: Gift[]): StaffGift[] {
  const now = nowInSeconds();
  return rows.map((row) => {
    const dates = { date_start: secondsOf(row.date_start), date_end: secondsOf(row.date_end) };
    const { is_active, stock, ordered_count } = row;
    return {
      id: row.id,
      name: row.name,
      text: row.text,
      file_preview: { filename: row.filename, alt: row.alt ?? '' },
      price_bonus: row.price_bonus,
      stock,
      ordered_count,
      left: giftsLeft(row),
      per_person_limit: row.per_person_limit,
      ...dates,
      delivery_kind: row.delivery_kind,
      is_active,
      state: giftStateOf({ is_active, stock, ordered_count, ...dates }, now),
      ...stampsOf(row),
    };
  });
}
