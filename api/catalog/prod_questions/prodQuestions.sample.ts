import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildProdQuestion } from '@odonta/db/testing/prodQuestionFactory.ts';
import { sample } from '../../testing/sample.ts';

export const prodQuestionsSample = sample('prod_questions', {
  build: buildProdQuestion,
  create: async () => ({
    prod_id: (await buildProd()).id,
    question: 'Можно ли прийти со своим микроскопом?',
    answer: 'Да, розетка есть на каждом столе.',
  }),
  change: { answer: 'Да, и места хватит.' },
  at: { CONFIRMED: `answer = 'Да.', published_at = now()` },
  of: ({ prod, word }) => buildProdQuestion({ prod_id: prod.id, question: `Вопрос: ${word}?`, answer: word }),
});
