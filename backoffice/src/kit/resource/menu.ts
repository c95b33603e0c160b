import { type MenuGroup, menuGroups } from '@odonta/db/vocabulary/menuGroups.ts';
import { type HeldRights, mayDo } from '../session/access.ts';
import type { ResourceDefinition } from './definition.ts';

export interface MenuSection {
  group: MenuGroup;
  label: string;
  entries: ResourceDefinition[];
}

/** The user's menu: only resources he may list; a group without entries is absent. */
export function menuFor(rights: HeldRights, definitions: readonly ResourceDefinition[]): MenuSection[] {
  const groups = Object.keys(menuGroups) as MenuGroup[];
  return groups
    .map((group) => ({
      group,
      label: menuGroups[group],
      entries: definitions.filter((each) => each.group === group && mayDo(rights, each, 'list')),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** A link from the menu opens the list as its definition says: filters of the last visit must not stay in force unseen. */
export function listAddress(
  resource: string,
  filter: ResourceDefinition['opensWith'] = {},
): { pathname: string; search: string } {
  return { pathname: `/${resource}`, search: `?filter=${encodeURIComponent(JSON.stringify(filter))}` };
}

export function filteredAddress(resource: string, filter: Readonly<Record<string, unknown>>): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
