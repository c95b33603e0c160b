import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { otherLayout } from '@odonta/db/vocabulary/keyboard.ts';
import type { ComponentType } from 'react';
import type { To } from 'react-router-dom';
import { listAddress, menuFor } from '../../kit/resource/menu.ts';
import type { HeldRights } from '../../kit/session/access.ts';
import { definitions } from '../../resources/index.ts';
import { isOpenTo, pages } from '../pages.ts';

export interface MenuPart {
  path: string;
  to: To;
  label: string;
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>;
  /** The list whose waiting records are counted. */
  resource?: string;
}

export interface MenuGroupParts {
  group: string;
  label: string;
  parts: readonly MenuPart[];
}

export const home: MenuPart = { path: '/', to: '/', label: 'Главная', icon: HomeIcon };

/** All that the person may open: lists first, and the screens of no list after those of their group. */
export function menuPartsFor(rights: HeldRights): MenuGroupParts[] {
  return menuFor(rights, definitions).map(({ group, label, entries }) => ({
    group,
    label,
    parts: [
      ...entries.map((entry) => ({
        path: `/${entry.name}`,
        to: listAddress(entry.name, entry.opensWith),
        label: entry.label,
        icon: entry.icon,
        resource: entry.name,
      })),
      ...pages
        .filter((page) => page.group === group && isOpenTo(page, rights))
        .map(({ path, label: name, icon }) => ({ path, to: path, label: name, icon })),
    ],
  }));
}

/** The parts whose name has the typed text, in whichever keyboard layout it was typed. */
export function foundIn(groups: readonly MenuGroupParts[], typed: string): MenuGroupParts[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [...groups];
  const spellings = [text, otherLayout(text)];
  return groups
    .map(({ parts, ...group }) => ({
      ...group,
      parts: parts.filter(({ label }) => spellings.some((each) => label.toLowerCase().includes(each))),
    }))
    .filter(({ parts }) => parts.length > 0);
}
