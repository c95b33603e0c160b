import type { RightsInArea } from '@odonta/api/contract';
import {
  movesOf,
  type ResourceName,
  resourceNames,
  resources,
} from '@odonta/db/vocabulary/identity/rights/resources.ts';
import {
  type Grants,
  grantsOf,
  type Right,
  type Verb,
  verbs,
} from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

/** What these roles may do together, area by area; areas without a right are absent. */
export function effectiveRights(roles: readonly StaffRole[]): RightsInArea[] {
  const grants = grantsOf(roles);
  return resourceNames
    .map((area) => inArea(area, grants))
    .filter(({ verbs, moves }) => Object.keys(verbs).length + moves.length > 0);
}

function inArea(area: ResourceName, grants: Grants): RightsInArea {
  const reach = (verb: string) => grants.reach(`${area}.${verb}` as Right);
  const held = (Object.keys(verbs) as Verb[]).flatMap((verb) => {
    const how = reach(verb);
    return how ? [[verb, how] as const] : [];
  });
  const moves = Object.entries(movesOf(area)).flatMap(([name, label]) => {
    const how = reach(name);
    return how ? [{ name, label, reach: how }] : [];
  });
  return {
    area,
    label: resources[area].label,
    verbs: Object.fromEntries(held),
    moves,
    masked: maskOf(area, grants),
  };
}

function maskOf(area: ResourceName, grants: Grants): RightsInArea['masked'] {
  if (grants.masks(area, true)) return 'all';
  const seesOthers = (['list', 'show'] as const).some((verb) => grants.reach(`${area}.${verb}`) === 'all');
  return seesOthers && grants.masks(area, false) ? 'not own' : 'none';
}
