import { entityOf } from '../../entities.ts';
import type { Right, RowScope } from '../../identity/rights/rights.ts';
import { type ImportSubject, importSubjects } from './importSubjects.ts';

type ScopeOf = (right: Right) => RowScope | null | undefined;

/** The right to imports and a right to write such records: neither is enough alone. */
export function mayImport(scopeOf: ScopeOf, name: ImportSubject): boolean {
  const scope = scopeOf('imports.create');
  const { isNarrow, isCreated } = importSubjects[name];
  if (!scope || (scope === 'own' && !isNarrow)) return false;
  const verbs = isCreated ? ['create', 'edit'] : ['edit'];
  return verbs.some((verb) => Boolean(scopeOf(`${entityOf(name)?.rights}.${verb}` as Right)));
}
