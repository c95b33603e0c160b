import type { ProdCard, ProdFull } from '@odonta/api/contract';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { type Degree, degrees } from '@odonta/db/vocabulary/catalog/prod.ts';
import { bookableStates, type ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** Where a card leads; from an advertisement with its token, as the law asks. */
export function cardPath(prod: ProdCard): string {
  const path = prodPath(prod);
  return prod.is_promoted && prod.ad_reg_number
    ? `${path}?${new URLSearchParams({ erid: prod.ad_reg_number })}`
    : path;
}

/** «+3 даты»: a series is listed once. */
export const moreDates = (count: number): string => `+${plural(count, ['дата', 'даты', 'дат'])}`;

/** Any degree but LOW is shown as advanced. */
export const degreeOf = (degree: Degree): string => (degree === 'LOW' ? degrees.LOW : degrees.MIDDLE);

export const durationOf = (hours: number): string =>
  plural(hours, ['академический час', 'академических часа', 'академических часов']);

/** The centre's information about free places; null without any. */
export function seatsOf({
  state,
  seats_left,
  seats_display,
}: Pick<ProdFull, 'state' | 'seats_left' | 'seats_display'>): string | null {
  if (seats_display === 'HIDDEN' || !bookableStates.includes(state)) return null;
  if (seats_display === 'FEW') return state === 'LAST_SEATS' ? 'Осталось мало мест' : null;
  if (seats_left === null) return null;
  return `Осталось ${plural(seats_left, ['место', 'места', 'мест'])}`;
}

export const stateTones: Record<ProdState, '' | 'good' | 'warm' | 'calm'> = {
  OPEN: 'good',
  LAST_SEATS: 'warm',
  WAITLIST: 'calm',
  PAUSED: 'calm',
  NOT_YET_OPEN: 'calm',
  CLOSED: '',
  ONGOING: 'calm',
  PAST: '',
  NO_DATE: 'calm',
};

/** «Иванова А. С.», as a card has room for: surname and initials. */
function shortName(name: string): string {
  const [surname = '', ...given] = name.split(' ');
  return [surname, ...given.slice(0, 2).map((part) => `${part[0]}.`)].join('\u00a0');
}

export function lecturersLine(lecturers: readonly { name: string }[], most = 2): string {
  const shown = lecturers.slice(0, most).map(({ name }) => shortName(name));
  const hidden = lecturers.length - shown.length;
  return hidden > 0 ? `${shown.join(', ')} и ещё ${hidden}` : shown.join(', ');
}

/** One decimal, as «4,8»; null before the first review. */
export function averageOf({ total, count }: ProdCard['ratings']): string | null {
  return count === 0
    ? null
    : (total / count).toLocaleString('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
