import { buildImport } from '@odonta/db/testing/importFactories.ts';
import { sample } from '../../testing/sample.ts';

const mapped = `mapping = '[]', mode = 'all'`;

export const importsSample = sample('imports', {
  build: () => buildImport(),
  at: {
    CHECKED: mapped,
    APPLIED: `${mapped}, applied_at = now()`,
    ROLLED_BACK: `${mapped}, applied_at = now()`,
  },
  bodies: { dry_run: { mapping: ['name'], mode: 'all' } },
});
