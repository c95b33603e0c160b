import type { ProdForPayment } from '@odonta/api/contract';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import { type Quote, quoteOf } from '@odonta/db/vocabulary/orders/quote.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { GroupValues } from './groupValues.ts';

/** How many seats are asked for; null while that is no number of them. */
export function seatsIn({ nb_seats }: Pick<GroupValues, 'nb_seats'>): number | null {
  const seats = Number(nb_seats);
  return Number.isInteger(seats) && seats >= 1 && seats <= legalRequestLimits.seats ? seats : null;
}

/** Today's price of so many places, by the same rules as on the server. */
export function groupQuote(
  prod: ProdForPayment,
  values: Pick<GroupValues, 'nb_seats' | 'participation'>,
): Quote | null {
  const seats = seatsIn(values);
  if (seats === null) return null;
  const participants = Array.from({ length: seats }, () => ({ is_student: false }));
  const participation = values.participation as Participation;
  return quoteOf(prod, { participation, participants, now: nowInSeconds() });
}
