import type { Transition } from '@odonta/api/contract';
import { endsOf, type Lifecycle, type TransitionDefinition } from '@odonta/db/vocabulary/lifecycle.ts';

/** Transitions as every reader of a record gets them: staff, buyers and centres alike. */
export function presentTransitions<Name extends string>(
  { transitions }: Pick<Lifecycle<string, Name>, 'transitions'>,
  status: string,
  open: readonly Name[],
): Transition<Name>[] {
  return open.map((name) => presentTransition(name, transitions[name], status));
}

function presentTransition<Name extends string>(
  name: Name,
  transition: TransitionDefinition<string>,
  status: string,
): Transition<Name> {
  return {
    name,
    to: endsOf(transition)[0] ?? status,
    label: transition.label,
    needs_reason: transition.needs_reason ?? false,
    needs_file: false,
    confirm_text: transition.confirm_text ?? null,
  };
}
