import type { Transition } from '@odonta/api/contract';
import { endsOf, type Lifecycle, type TransitionDefinition } from '@odonta/db/vocabulary/lifecycle.ts';

/** Moves as every reader of a record gets them: staff, buyers and centres alike. */
export function presentTransitions<Move extends string>(
  { transitions }: Pick<Lifecycle<string, Move>, 'transitions'>,
  status: string,
  open: readonly Move[],
): Transition<Move>[] {
  return open.map((name) => presentTransition(name, transitions[name], status));
}

function presentTransition<Move extends string>(
  name: Move,
  move: TransitionDefinition<string>,
  status: string,
): Transition<Move> {
  return {
    name,
    to: endsOf(move)[0] ?? status,
    label: move.label,
    needs_reason: move.needs_reason ?? false,
    needs_file: false,
    confirm_text: move.confirm_text ?? null,
  };
}
