import { formatPrice } from '../money.ts';
import { formatMoscowDay } from '../time.ts';
import { groupFrom, isForWhole, namesParticipation, type PriceOption, priceLabel } from './price.ts';

export interface PricedOption extends PriceOption {
  id?: number;
  is_active?: boolean;
}

/**
 * Odd prices of a course, in words for its editor. The buyer pays the lowest fitting price in any case; the
 * prices are just seldom intended.
 */
export function tierIssues(price: number, options: readonly PricedOption[]): string[] {
  const offered = options.filter(({ is_active = true }) => is_active);
  const lowered = offered.filter((option) => !namesParticipation(option));
  const groups = [...Map.groupBy(lowered, ({ participation }) => participation ?? null).values()];
  return [
    ...groups.flatMap((own) => [...issuesOfDates(own), ...issuesOfGroups(own)]),
    ...aboveTheirs(price, offered),
  ];
}

function issuesOfDates(options: readonly PricedOption[]): string[] {
  const dates = options.filter(({ type }) => type === 'date');
  return pairs(dates.sort((a, b) => (a.date ?? 0) - (b.date ?? 0)))
    .filter(([sooner, later]) => later.price <= sooner.price)
    .map(
      ([sooner, later]) =>
        `Цена до ${dayOf(later)} не выше цены до ${dayOf(sooner)}: записываться раньше невыгодно`,
    );
}

function issuesOfGroups(options: readonly PricedOption[]): string[] {
  const groups = options.filter(({ type }) => type === 'listener');
  return pairs(groups.sort((a, b) => groupFrom(a) - groupFrom(b)))
    .filter(([smaller, larger]) => larger.price >= smaller.price)
    .map(
      ([smaller, larger]) =>
        `Цена для группы от ${groupFrom(larger)} не ниже цены от ${groupFrom(smaller)}: большей группе она ничего не даёт`,
    );
}

/** A lower price that is not lower is never paid; a half of the course that costs more than all of it is not bought. */
function aboveTheirs(price: number, offered: readonly PricedOption[]): string[] {
  const main = offered.find(({ type }) => type === 'main')?.price ?? price;
  return offered.flatMap((option) => {
    const isHalf = option.type === 'lecture' || option.type === 'practice';
    const full = isHalf || isForWhole(option) ? main : baseOf(option, offered);
    if (
      option.type === 'main' ||
      option.type === 'any' ||
      option.type === 'hour' ||
      full === null ||
      option.price <= full
    )
      return [];
    const label = priceLabel(option, formatMoscowDay);
    return isHalf
      ? [`«${label}» дороже участия во всём курсе (${formatPrice(full)})`]
      : [`«${label}» дороже обычной цены (${formatPrice(full)}): по ней никто не заплатит`];
  });
}

function baseOf({ participation }: PricedOption, offered: readonly PricedOption[]): number | null {
  const named = offered.find(({ id, type }) => participation === (type === 'any' ? `any:${id}` : type));
  return named?.price ?? null;
}

function pairs<T>(sorted: readonly T[]): [T, T][] {
  return sorted.slice(1).flatMap((each, index) => {
    const before = sorted[index];
    return before === undefined ? [] : [[before, each] as [T, T]];
  });
}

const dayOf = ({ date }: PricedOption) => formatMoscowDay(date ?? 0);
