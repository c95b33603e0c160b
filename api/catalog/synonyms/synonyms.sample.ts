import { buildSynonyms } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

let words = 0;

export const synonymsSample = sample('synonyms', {
  build: () => {
    const number = words++;
    return buildSynonyms(`имплант ${number}`, `имплантат ${number}`);
  },
  create: () => ({ words: ['винир', 'накладка'] }),
  change: { words: ['мост', 'мостовидный протез'] },
  isUnshared: true,
});
