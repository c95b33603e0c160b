import { ProdQuestion } from '@odonta/db/models';
import { buildProd } from './factories.ts';
import type { New } from './new.ts';

/** A question with its answer, not published yet. */
export async function buildProdQuestion(given: New<ProdQuestion> = {}): Promise<ProdQuestion> {
  return ProdQuestion.create({
    question: 'Нужен ли свой бинокуляр?',
    answer: 'Нет, выдадим.',
    ...given,
    prod_id: given.prod_id ?? (await buildProd()).id,
  });
}
