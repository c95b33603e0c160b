import { individualSection, legalSection, partnerSection, paths } from '@odonta/db/vocabulary/addresses.ts';
import {
  individualSections,
  legalSections,
  partnerSections,
} from '@odonta/db/vocabulary/edge/cabinetSections.ts';
import type { LegalRight } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';

/** A way to a part of a cabinet. */
export interface CabinetLink {
  path: string;
  label: string;
  /** Without it the section is closed; the page is the same for everybody, so only its script hides the link. */
  right?: LegalRight;
}

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[];

export const individualLinks: readonly CabinetLink[] = [
  { path: paths.individualHome, label: 'Мои данные' },
  ...keysOf(individualSections).map((name) => ({
    path: individualSection(name),
    label: individualSections[name].label,
  })),
];

export const legalLinks: readonly CabinetLink[] = [
  { path: paths.legalHome, label: 'Организация' },
  ...keysOf(legalSections).map((name) => ({
    path: legalSection(name),
    label: legalSections[name].label,
    right: legalSections[name].right ?? undefined,
  })),
];

export const partnerLinks: readonly CabinetLink[] = [
  { path: paths.partnerHome, label: 'Центр' },
  ...keysOf(partnerSections).map((name) => ({
    path: partnerSection(name),
    label: partnerSections[name].label,
  })),
];
