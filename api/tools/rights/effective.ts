import type { RightsInArea } from '@odonta/api/contract';
import {
  type ResourceName,
  resourceNames,
  resources,
  transitionsOf,
} from '@odonta/db/vocabulary/identity/rights/resources.ts';
import {
  type Grants,
  grantsOf,
  type Right,
  type Verb,
  verbs,
} from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

/** The combined permissions of these roles, area by area; areas without a right are absent. */
export function effectiveRights(roles: readonly StaffRole[]): RightsInArea[] {
  const grants = grantsOf(roles);
  return resourceNames
    .map((area) => inArea(area, grants))
    .filter(({ verbs, moves: transitions }) => Object.keys(verbs).length + transitions.length > 0);
}

function inArea(area: ResourceName, grants: Grants): RightsInArea {
  const scope = (verb: string) => grants.scope(`${area}.${verb}` as Right);
  const locked = (Object.keys(verbs) as Verb[]).flatMap((verb) => {
    const how = scope(verb);
    return how ? [[verb, how] as const] : [];
  });
  const transitions = Object.entries(transitionsOf(area)).flatMap(([name, label]) => {
    const how = scope(name);
    return how ? [{ name, label, reach: how }] : [];
  });
  return {
    area,
    label: resources[area].label,
    verbs: Object.fromEntries(locked),
    moves: transitions,
    masked: maskOf(area, grants),
  };
}

function maskOf(area: ResourceName, grants: Grants): RightsInArea['masked'] {
  if (grants.masks(area, true)) return 'all';
  const seesOthers = (['list', 'show'] as const).some((verb) => grants.scope(`${area}.${verb}`) === 'all');
  return seesOthers && grants.masks(area, false) ? 'not own' : 'none';
}
