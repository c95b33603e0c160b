import { ImportTask } from '@odonta/db/models';
import { buildUser } from './factories.ts';
import type { New } from './new.ts';

/** A file that was brought in and not yet read as anything. */
export const buildImport = async (given: New<ImportTask> = {}): Promise<ImportTask> =>
  ImportTask.create({
    resource: 'cities',
    filename: 'города.csv',
    encoding: 'utf-8',
    headers: ['Название'],
    total: 1,
    by_id: (await buildUser()).id,
    ...given,
  });
