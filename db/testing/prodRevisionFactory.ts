import { ProdRevision } from '../models/index.ts';
import { buildProd } from './factories.ts';
import type { New } from './new.ts';

/** Another level of a course; it waits for a moderator. */
export async function buildProdRevision(given: New<ProdRevision> = {}): Promise<ProdRevision> {
  return ProdRevision.create({
    before: { degree: 'LOW' },
    fields: { degree: 'MIDDLE' },
    submitted_at: new Date(),
    status: 'CREATED',
    ...given,
    prod_id: given.prod_id ?? (await buildProd({ degree: 'LOW' })).id,
  });
}
