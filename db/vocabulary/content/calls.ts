export const callDirections = { IN: 'Входящий', OUT: 'Исходящий' } as const;
export type CallDirection = keyof typeof callDirections;

/** Missed ones first: they wait for somebody. */
export const callOutcomes = {
  MISSED: 'Пропущен',
  NO_ANSWER: 'Не дозвонились',
  ANSWERED: 'Состоялся',
} as const;
export type CallOutcome = keyof typeof callOutcomes;

export const callSources = { PBX: 'АТС', MANUAL: 'Записал сотрудник' } as const;
export type CallSource = keyof typeof callSources;

export const outcomesOf = {
  IN: ['ANSWERED', 'MISSED'],
  OUT: ['ANSWERED', 'NO_ANSWER'],
} as const satisfies Record<CallDirection, readonly CallOutcome[]>;

export const isOutcomeOf = (direction: CallDirection, outcome: CallOutcome): boolean =>
  (outcomesOf[direction] as readonly CallOutcome[]).includes(outcome);

export const callNoteLength = 2000;

/** A missed call waits for an answer this long; afterwards it is history. */
export const missedCallDays = 7;

/** The internal number of a member of staff in the telephone exchange. */
export const isExtension = (text: string): boolean => /^\d{1,10}$/.test(text);

interface Call {
  direction: CallDirection;
  /** Null until the telephone exchange reports the end. */
  outcome: CallOutcome | null;
  started_at: number;
}

/** No conversation takes longer: the report about its end was lost. */
const longestSeconds = 4 * 3600;

/** The state of a call, in words. */
export function callState({ outcome, started_at }: Call, now: number): string {
  if (outcome) return callOutcomes[outcome];
  return now - started_at < longestSeconds ? 'Идёт' : 'Итог неизвестен';
}

/** A call as an event among others. */
export function callTitle({ direction, outcome }: Pick<Call, 'direction' | 'outcome'>): string {
  if (outcome === 'MISSED') return 'Пропущенный звонок';
  const way = `${callDirections[direction]} звонок`;
  return outcome === 'NO_ANSWER' ? `${way}: не дозвонились` : way;
}

/** `75` becomes `1:15`, and `3725` becomes `1:02:05`. */
export function callDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
