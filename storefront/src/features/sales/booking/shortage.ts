import type { ProdForPayment } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { BookingValues } from './bookingValues.ts';

type Asked = Pick<BookingValues, 'participation' | 'is_self' | 'participants'>;

/** Why so many people do not fit where they want to come; null while they do. */
export function shortageOf(
  { participations, seats_left }: Pick<ProdForPayment, 'participations' | 'seats_left'>,
  { participation, is_self, participants }: Asked,
): string | null {
  const chosen = participations.find(({ key }) => key === participation);
  const left = chosen ? chosen.seats_left : seats_left;
  const people = participants.length + (is_self ? 1 : 0);
  if (left === null || left >= people) return null;
  if (left === 0)
    return participations.some((other) => other.seats_left !== 0)
      ? 'Мест нет: выберите, в чём ещё участвуете.'
      : 'Мест нет.';
  return `Свободно ${plural(left, ['место', 'места', 'мест'])}, а участников ${people}: уберите лишних, чтобы записать остальных.`;
}
