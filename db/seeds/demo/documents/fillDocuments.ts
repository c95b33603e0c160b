import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sequelize, Transaction } from 'sequelize';
import { documentFolder } from '../../../vocabulary/content/documents.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';
import { demoDocuments } from './texts.ts';

/** Lists the documents that `keepDocuments` wrote. */
export async function fillDocuments(
  sequelize: Sequelize,
  uploads: string,
  transaction: Transaction,
): Promise<void> {
  const rows = await Promise.all(
    demoDocuments.map(async ({ filename, title }, index) => ({
      id: index + 1,
      title,
      filename,
      size: (await stat(join(uploads, documentFolder, `${filename}.pdf`))).size,
      sort: index + 1,
      version: 0,
    })),
  );
  await insertRows(sequelize, 'documents', rows, transaction);
  await moveCounters(sequelize, ['documents'], transaction);
}
