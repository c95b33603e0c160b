import type { Transition } from '@odonta/api/contract';

/** Whether the reader of a record may make this move now: its buttons are drawn from nothing else. */
export const mayReschedule = <Move extends string>(
  { available_transitions }: { available_transitions: readonly Transition<Move>[] },
  move: Move,
): boolean => available_transitions.some(({ name }) => name === move);
