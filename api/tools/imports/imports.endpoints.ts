import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { importFiles } from './files.ts';
import { importReadings } from './reading.ts';
import { uploadImport } from './uploading.ts';

/** Besides the actions of every resource: the upload, and tables to download. */
export const importEndpoints = (imports: AnyResource, resources: readonly AnyResource[]): AnyEndpoint[] => [
  uploadImport(imports),
  ...importFiles(imports, resources),
  ...importReadings(imports, resources),
];
