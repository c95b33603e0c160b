import { areaOf } from '../../identity/rights/areas.ts';
import type { Reach, Right } from '../../identity/rights/rights.ts';

interface Subject {
  label: string;
  /** False where records are only changed: their number is fixed. */
  isCreated: boolean;
  /** True for what even a narrow right to imports reaches. */
  isNarrow: boolean;
}

/** What can be imported, by the name of its resource. */
export const importSubjects = {
  prods: { label: 'Курсы', isCreated: true, isNarrow: true },
  lecturers: { label: 'Лекторы', isCreated: true, isNarrow: true },
  centers: { label: 'Учебные центры', isCreated: true, isNarrow: false },
  cities: { label: 'Города', isCreated: true, isNarrow: false },
  categories: { label: 'Категории', isCreated: false, isNarrow: false },
  specializations: { label: 'Специализации', isCreated: true, isNarrow: false },
  redirects: { label: 'Переадресации', isCreated: true, isNarrow: true },
} as const satisfies Record<string, Subject>;
export type ImportSubject = keyof typeof importSubjects;
export const importSubjectNames = Object.keys(importSubjects) as ImportSubject[];

type ReachOf = (right: Right) => Reach | null | undefined;

/** The right to imports and a right to write such records: neither is enough alone. */
export function mayImport(reachOf: ReachOf, name: ImportSubject): boolean {
  const reach = reachOf('imports.create');
  const { isNarrow, isCreated } = importSubjects[name];
  if (!reach || (reach === 'own' && !isNarrow)) return false;
  const verbs = isCreated ? ['create', 'edit'] : ['edit'];
  return verbs.some((verb) => Boolean(reachOf(`${areaOf(name)}.${verb}` as Right)));
}
