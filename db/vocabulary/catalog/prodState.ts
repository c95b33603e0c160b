/** The state of a course for a visitor who wants to book it, computed from its dates and seats. */

export const prodStates = {
  OPEN: 'Идёт запись',
  LAST_SEATS: 'Последние места',
  WAITLIST: 'Лист ожидания',
  PAUSED: 'Продажи приостановлены',
  NOT_YET_OPEN: 'Запись ещё не открыта',
  CLOSED: 'Запись закрыта',
  ONGOING: 'Уже идёт',
  PAST: 'Завершён',
  NO_DATE: 'Дата открыта',
} as const;
export type ProdState = keyof typeof prodStates;

export const bookableStates: readonly ProdState[] = ['OPEN', 'LAST_SEATS'];

/** Booking is not open yet, for no reason of date or seats: a visitor may ask to be notified when it opens. */
export const unsoldStates: readonly ProdState[] = ['NOT_YET_OPEN', 'PAUSED', 'NO_DATE'];

/** All moments are unix seconds. */
export interface Timetable {
  date_start: number | null;
  /** 0 means an online course: it has no end of its own. */
  date_end: number;
  registration_from: number | null;
  registration_to: number | null;
  seats_total: number | null;
  seats_taken: number;
  waitlist_enabled: boolean;
  sales_paused: boolean;
  /** When its centre sells nothing. */
  closed: { from: number; until: number } | null;
}

const day = 86_400;

export function stateOf(prod: Timetable, now: number): ProdState {
  if (prod.date_start === null) return 'NO_DATE';
  if (!prod.sales_paused && now < closesAt(prod, prod.date_start)) {
    if (prod.registration_from !== null && now < prod.registration_from) return 'NOT_YET_OPEN';
    const state = stateBySeats(prod);
    return isPausedAt(prod, now) && bookableStates.includes(state) ? 'PAUSED' : state;
  }
  if (now < prod.date_start) return 'CLOSED';
  return now < endsAt(prod, prod.date_start) ? 'ONGOING' : 'PAST';
}

export function seatsLeft({
  seats_total,
  seats_taken,
}: Pick<Timetable, 'seats_total' | 'seats_taken'>): number | null {
  return seats_total === null ? null : Math.max(0, seats_total - seats_taken);
}

/** The moments after `now` at which the state may change of itself. */
export function stateChangesAt(prod: Timetable, now: number): number[] {
  const { date_start, closed } = prod;
  const ofCenter = closed ? [closed.from, closed.until] : [];
  const own =
    date_start === null
      ? []
      : [prod.registration_from, closesAt(prod, date_start), date_start, endsAt(prod, date_start)];
  const moments = [...own, ...ofCenter];
  return moments.filter((moment): moment is number => moment !== null && moment > now);
}

function stateBySeats(prod: Timetable): ProdState {
  const left = seatsLeft(prod);
  if (left === null) return 'OPEN';
  if (left === 0) return prod.waitlist_enabled ? 'WAITLIST' : 'CLOSED';
  return left <= Math.max(3, (prod.seats_total ?? 0) * 0.1) ? 'LAST_SEATS' : 'OPEN';
}

const isPausedAt = ({ closed }: Timetable, now: number): boolean =>
  closed !== null && closed.from <= now && now < closed.until;

function closesAt({ registration_to }: Timetable, start: number): number {
  return registration_to ?? start;
}

function endsAt({ date_end }: Timetable, start: number): number {
  return date_end === 0 ? start + day : date_end;
}
