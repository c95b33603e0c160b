import { buildCenter } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const centerRequisitesSample = sample('center_requisites', {
  build: () => buildCenter(),
  of: async ({ center }) => center,
});
