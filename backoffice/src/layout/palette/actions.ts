import { menuGroups } from '@odonta/db/vocabulary/menuGroups.ts';
import { listAddress, menuFor } from '../../kit/resource/menu.ts';
import { type HeldRights, mayDo } from '../../kit/session/access.ts';
import { definitions } from '../../resources/index.ts';
import { isOpenTo, pages } from '../pages.ts';
import type { Entry } from './entry.ts';

/** The records a person may make, in the order of the menu. */
export function creations(rights: HeldRights): Entry[] {
  return definitions
    .filter(({ screens }) => screens.create)
    .filter((each) => mayDo(rights, each, 'create'))
    .map(({ name, accusative }) => ({
      key: `create-${name}`,
      title: `Создать ${accusative}`,
      to: `/${name}/create`,
    }));
}

/** The lists he may open, as they stand in the menu. */
export function sections(rights: HeldRights): Entry[] {
  const lists = menuFor(rights, definitions).flatMap(({ label, entries }) =>
    entries.map((each) => ({
      key: `list-${each.name}`,
      title: each.label,
      detail: label,
      to: listAddress(each.name, each.opensWith),
    })),
  );
  const screens = pages
    .filter((page) => isOpenTo(page, rights))
    .map(({ path, label, group }) => ({
      key: `page-${path.slice(1)}`,
      title: label,
      detail: menuGroups[group],
      to: path,
    }));
  return [{ key: 'home', title: 'Главная', also: 'home домой начало', to: '/' }, ...lists, ...screens];
}
