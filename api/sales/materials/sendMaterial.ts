import type { ProdMaterial } from '@odonta/db/models';
import type { Response } from 'express';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { materialKind } from './materialKind.ts';

/** For callers that have checked the rights. */
export async function sendMaterial(res: Response, { id, file_id }: ProdMaterial): Promise<'sent'> {
  return sendPrivateFile(res, await readPrivateFile(materialKind, file_id), `material-${id}`);
}
