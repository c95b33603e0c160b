import { buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { buildProdRevision } from '@odonta/db/testing/prodRevisionFactory.ts';
import { sample } from '../../testing/sample.ts';

export const prodRevisionsSample = sample('prod_revisions', {
  build: async () => buildProdRevision({ prod_id: (await complete()).id }),
  create: async () => ({ prod_id: (await complete()).id, fields: { degree: 'MIDDLE' } }),
  of: async ({ prod, word }) =>
    buildProdRevision({ prod_id: prod.id, before: { name: prod.name }, fields: { name: word } }),
  at: { REJECTED: `reject_code = 'OTHER'` },
});

/** A course that lacks nothing a published one needs. */
const complete = async () =>
  buildProd({ degree: 'LOW', lecturers: [await buildLecturer({ status: 'CONFIRMED' })] });
