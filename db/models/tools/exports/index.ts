import { initExportPart } from './ExportPart.ts';
import { initExportTask } from './ExportTask.ts';

export { ExportPart } from './ExportPart.ts';
export { type ExportQuery, ExportTask } from './ExportTask.ts';
export { forgetExports } from './forgetExports.ts';

export const exportsModels = [initExportPart, initExportTask];
