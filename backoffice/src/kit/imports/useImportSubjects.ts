import { importSubjectNames } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { mayImport } from '@odonta/db/vocabulary/tools/imports/mayImport.ts';
import { usePermissions } from 'react-admin';
import type { HeldRights } from '../session/access.ts';

/** The resources that the user may import. */
export function useImportSubjects() {
  const { permissions } = usePermissions<HeldRights>();
  return importSubjectNames.filter((name) => mayImport((right) => permissions?.[right], name));
}
