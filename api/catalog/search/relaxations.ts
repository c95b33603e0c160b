import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchAnswer } from '@odonta/api/contract';
import { countCards } from './cards.ts';
import { filterNames } from './matching.ts';
import type { Question } from './question.ts';

/** When nothing is found: which one filter to drop, and how much that would give. */
export async function relaxationsOf(question: Question): Promise<NonNullable<SearchAnswer['relaxations']>> {
  const { asked, words } = question;
  const set = [...filterNames, ...(words ? (['query'] as const) : [])].filter(
    (name) => asked[name] !== undefined && name !== 'disableId',
  );
  const relaxed: NonNullable<SearchAnswer['relaxations']> = [];
  for (const parameter of set) {
    // Another request is answered in between.
    await nextTurn();
    const count = await countCards(question, [parameter]);
    if (count > 0) relaxed.push({ parameter, value: String(spelled(asked[parameter])), count });
  }
  return relaxed.sort((a, b) => b.count - a.count).slice(0, 5);
}

function spelled(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'min' in value && 'max' in value)
    return `${value.min}-${value.max}`;
  return value;
}
