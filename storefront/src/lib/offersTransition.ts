import type { Transition } from '@odonta/api/contract';

/** Whether the viewer may make this transition now, according to the server: buttons check nothing else. */
export const offersTransition = <Name extends string>(
  { available_transitions }: { available_transitions: readonly Transition<Name>[] },
  transition: Name,
): boolean => available_transitions.some(({ name }) => name === transition);
