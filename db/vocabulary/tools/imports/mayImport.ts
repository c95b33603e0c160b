import { entityOf } from '../../entities.ts';
import type { Reach, Right } from '../../identity/rights/rights.ts';
import { type ImportSubject, importSubjects } from './importSubjects.ts';

type ReachOf = (right: Right) => Reach | null | undefined;

/** The right to imports and a right to write such records: neither is enough alone. */
export function mayImport(reachOf: ReachOf, name: ImportSubject): boolean {
  const reach = reachOf('imports.create');
  const { isNarrow, isCreated } = importSubjects[name];
  if (!reach || (reach === 'own' && !isNarrow)) return false;
  const verbs = isCreated ? ['create', 'edit'] : ['edit'];
  return verbs.some((verb) => Boolean(reachOf(`${entityOf(name)?.rights}.${verb}` as Right)));
}
