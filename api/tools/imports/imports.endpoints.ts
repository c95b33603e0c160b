import type { AnyEndpoint } from '../../platform/http/endpoint.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { importFiles } from './files.ts';
import { importReadings } from './reading.ts';
import { resourceNamed } from './subjects.ts';
import { uploadImport } from './uploading.ts';

/** Besides the actions of every resource: the upload, and tables to download. */
export function importEndpoints(resources: readonly AnyResource[]): AnyEndpoint[] {
  const imports = resourceNamed(resources, 'imports');
  return [uploadImport(imports), ...importFiles(imports, resources), ...importReadings(imports, resources)];
}
