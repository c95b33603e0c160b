import { type ResourceName, resourceNames, type TransitionOf, transitionsOf } from './resources.ts';
import { type StaffRole, staffRoleNames } from './roleLabels.ts';
import { type Cell, cellsOfRoles } from './roles.ts';

export const verbs = { list: 'L', show: 'S', create: 'C', edit: 'E', delete: 'D', export: 'X' } as const;
export type Verb = keyof typeof verbs;

/** `prods.edit`, `manager_requests.confirm`: code checks nothing else; roles are never named outside this folder. */
export type Right = { [R in ResourceName]: `${R}.${Verb | TransitionOf<R>}` }[ResourceName];

/** How far a right reaches: every row, or only the actor's own. */
export type RowScope = 'all' | 'own';

export interface Grants {
  scope(right: Right): RowScope | null;
  /** True when no role that reaches such a row, the actor's own or another's, shows its personal data. */
  masks(resource: ResourceName, isOwn: boolean): boolean;
  /** Lists with some masked row: one is enough to forbid ordering the list by a masked column. */
  maskedLists(): ResourceName[];
  /** Every granted right with its scope: the client draws its menu and buttons from it. */
  list(): Partial<Record<Right, RowScope>>;
}

const grantsOfRole = new Map<StaffRole, ReadonlyMap<Right, RowScope>>(
  staffRoleNames.map((role) => [role, new Map(rightsOf(role))]),
);

/**
 * The union of the rights of several roles: the widest scope wins, and an unmasked cell unmasks the rows
 * within its scope. One role may show all rows masked and another its own rows unmasked: together they must
 * not unmask all.
 */
export function grantsOf(roles: readonly StaffRole[]): Grants {
  const locked = new Map<Right, RowScope>();
  for (const role of roles)
    for (const [right, scope] of grantsOfRole.get(role) ?? [])
      if (locked.get(right) !== 'all') locked.set(right, scope);
  const cells = roles.map((role) => cellsOfRoles[role]);
  const masks = (resource: ResourceName, isOwn: boolean) =>
    !cells.some(({ [resource]: cell }) => cell && !cell.masked && (isOwn || !cell.own));
  return {
    scope: (right) => locked.get(right) ?? null,
    masks,
    maskedLists: () =>
      resourceNames.filter((name) => {
        const scope = locked.get(`${name}.list`);
        return scope !== undefined && masks(name, scope === 'own');
      }),
    list: () => Object.fromEntries(locked) as Partial<Record<Right, RowScope>>,
  };
}

export const allRights: readonly Right[] = resourceNames.flatMap((name) =>
  [...Object.keys(verbs), ...Object.keys(transitionsOf(name))].map((verb) => `${name}.${verb}` as Right),
);

function rightsOf(role: StaffRole): [Right, RowScope][] {
  const cells = Object.entries(cellsOfRoles[role]) as [ResourceName, Cell][];
  return cells.flatMap(([name, cell]) => {
    const locked = (Object.keys(verbs) as Verb[]).filter((verb) => cell.may.includes(verbs[verb]));
    return [...locked, ...cell.moves].map(
      (verb) => [`${name}.${verb}` as Right, cell.own ? 'own' : 'all'] as [Right, RowScope],
    );
  });
}
