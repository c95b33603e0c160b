import type { RoleRights } from '@odonta/api/contract';
import type { Verb } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { verbLabels } from './words.ts';

interface Choice {
  id: string;
  name: string;
}

/** Areas in which any role may do anything, each once. */
export function areasOf(roles: readonly RoleRights[]): Choice[] {
  return once(roles.flatMap(({ areas }) => areas.map(({ area, label }) => ({ id: area, name: label }))));
}

/** All actions of an area that some role has: verbs in their order, then named transitions. */
export function actionsOf(roles: readonly RoleRights[], area: string): Choice[] {
  const inArea = roles.flatMap(({ areas }) => areas.filter((each) => each.area === area));
  const verbs = (Object.keys(verbLabels) as Verb[])
    .filter((verb) => inArea.some((each) => each.verbs[verb]))
    .map((verb) => ({ id: verb, name: verbLabels[verb] }));
  const transitions = inArea.flatMap((each) =>
    each.moves.map(({ name, label }) => ({ id: name, name: capital(label) })),
  );
  return once([...verbs, ...transitions]);
}

const once = (choices: Choice[]) => [...new Map(choices.map((choice) => [choice.id, choice])).values()];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
