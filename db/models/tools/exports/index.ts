import { initExportPart } from './ExportPart.ts';
import { initExportTask } from './ExportTask.ts';

export { deleteExports } from './deleteExports.ts';
export { ExportPart } from './ExportPart.ts';
export { type ExportQuery, ExportTask } from './ExportTask.ts';

export const exportsModels = [initExportPart, initExportTask];
