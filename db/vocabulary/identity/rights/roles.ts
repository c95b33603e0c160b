import { type ResourceName, resourceNames, resources } from './resources.ts';
import { type StaffRole, staffRoleNames } from './roleLabels.ts';

/**
 * The permissions of a role on one resource. Letters: L list, S show, C create, E edit, D delete and restore,
 * X export. `own` narrows every action to the actor's own or assigned rows; `masked` hides personal data and
 * forbids `reveal`.
 */
export interface Cell {
  may: string;
  moves: readonly string[];
  own: boolean;
  masked: boolean;
}

type Cells = Readonly<Partial<Record<ResourceName, Cell>>>;

/** Rights of several roles add up; everything that no cell of `permissions.json` allows is forbidden. */
export const cellsOfRoles = Object.fromEntries(
  staffRoleNames.map((role) => [role, cellsOf(role)]),
) as Readonly<Record<StaffRole, Cells>>;

function cellsOf(role: StaffRole): Cells {
  return Object.fromEntries(
    resourceNames.flatMap((name) => {
      const written = (resources[name].cells as Partial<Record<StaffRole, string>>)[role];
      return written === undefined ? [] : [[name, cellOf(written)]];
    }),
  );
}

/** `LSCEX@~ confirm reject`: letters, `@` for one's own rows, `~` for masked, and then the named transitions. */
function cellOf(written: string): Cell {
  const [may = '', ...transitions] = written.split(' ');
  return {
    may: may.replace(/[@~]/g, ''),
    moves: transitions,
    own: may.includes('@'),
    masked: may.includes('~'),
  };
}
