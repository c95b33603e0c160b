import type { AdWish, BannerBuyer } from '@odonta/api/contract';
import { bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';

/** Every chosen week is bought in every chosen category. */
export interface Choice {
  /** Null stands for the whole site. */
  categories: readonly (number | null)[];
  weeks: readonly string[];
}

export const nothingChosen: Choice = { categories: [], weeks: [] };

const toggled = <T>(of: readonly T[], value: T): T[] =>
  of.includes(value) ? of.filter((each) => each !== value) : [...of, value];

export const toggleCategory = (choice: Choice, category: number | null): Choice => ({
  ...choice,
  categories: toggled(choice.categories, category),
});
export const toggleWeek = (choice: Choice, week: string): Choice => ({
  ...choice,
  weeks: toggled(choice.weeks, week).sort(),
});

type Buyer = Pick<BannerBuyer, 'center_id' | 'merchant_id'>;

/** Tells owners apart, whose numbers may be equal. */
export const keyOf = ({ center_id, merchant_id }: Buyer): string =>
  merchant_id === null ? `center:${center_id}` : `merchant:${merchant_id}`;

/** Null until there is something to buy. */
export function wishOf(
  { center_id, merchant_id }: Buyer,
  code: number,
  { categories, weeks }: Choice,
): AdWish | null {
  const slot = bannerSlots.find((each) => each.code === code);
  if (!slot || weeks.length === 0 || (slot.by_category && categories.length === 0)) return null;
  const chosen = slot.by_category ? categories.filter((each) => each !== null) : [];
  const buyer = merchant_id === null ? { center_id: center_id ?? 0 } : { merchant_id };
  return { ...buyer, slot: slot.code, categories: chosen, weeks: [...weeks] };
}
