import { initImportMapping } from './ImportMapping.ts';
import { initImportRow } from './ImportRow.ts';
import { initImportTask } from './ImportTask.ts';

export { deleteImportedRows } from './deleteImports.ts';
export { ImportMapping } from './ImportMapping.ts';
export { ImportRow, type RowError } from './ImportRow.ts';
export { ImportTask } from './ImportTask.ts';

export const importsModels = [initImportMapping, initImportRow, initImportTask];
