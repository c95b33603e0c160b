import { randomUUID } from 'node:crypto';
import { PrivateFile, ProdMaterial } from '../models/index.ts';
import { buildProd } from './factories.ts';
import type { New } from './new.ts';

/** A PDF for the participants of a course. */
export async function buildMaterial(given: New<ProdMaterial> = {}): Promise<ProdMaterial> {
  const { id: file_id } = await PrivateFile.create({
    ...{ id: randomUUID(), kind: 'COURSE_MATERIAL', mime: 'application/pdf' },
    bytes: Buffer.from('%PDF-1.7 материал'),
  });
  return ProdMaterial.create({
    ...{ title: 'Протокол лечения', opens: 'NOW', file_id, mime: 'application/pdf', size: 20 },
    ...given,
    prod_id: given.prod_id ?? (await buildProd()).id,
  });
}
