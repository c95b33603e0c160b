import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { sample } from '../../testing/sample.ts';

export const bankImportsSample = sample('bank_imports', {
  build: () => buildBankLine(),
  at: { REJECTED: `reason = 'Не наш'` },
  bodies: { match: { parts: [{ invoice_id: 1, sum: 1 }] } },
});
