import { buildAccountingDoc } from '@odonta/db/testing/documentFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './closingDocs.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const doc = await buildAccountingDoc({ payer_name: typed });
  return { docIssued: letters.docIssued(doc), docReminder: letters.docReminder(doc) };
};
