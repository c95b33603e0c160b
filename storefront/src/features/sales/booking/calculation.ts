import type { ProdForPayment } from '@odonta/api/contract';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import { type Quote, quoteOf } from '@odonta/db/vocabulary/orders/quote.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { type BookingValues, studentsOf } from './bookingValues.ts';

type Chosen = Pick<BookingValues, 'participation' | 'is_self' | 'is_student' | 'participants'>;

/** The price by the same rules as on the server; null without participants. */
export function calculate(prod: ProdForPayment, chosen: Chosen): Quote | null {
  const participants = studentsOf(chosen);
  if (participants.length === 0) return null;
  const participation = chosen.participation as Participation;
  return quoteOf(prod, { participation, participants, now: nowInSeconds() });
}

export interface PricedGroup {
  label: string;
  unit: number;
  count: number;
}

/** Those who pay the same for the same reason stand in one line. */
export function grouped({ lines }: Pick<Quote, 'lines'>): PricedGroup[] {
  const groups = new Map<string, PricedGroup>();
  for (const { label, unit } of lines) {
    const group = groups.get(`${label} ${unit}`) ?? { label, unit, count: 0 };
    groups.set(`${label} ${unit}`, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}
