import { cachedUntilCardsChange } from './cached.ts';
import { run } from './statements.ts';

/** The courses that have the words of a query, and how well each fits. */
export interface FoundWords {
  ids: Int32Array;
  ranks: Float32Array;
}

const keep = cachedUntilCardsChange<FoundWords>({
  name: 'wordMatches',
  weigh: ({ ids, ranks }) => ids.byteLength + ranks.byteLength,
});

export const cardsWithWords = (textQuery: string): Promise<FoundWords> =>
  keep(textQuery, async () => {
    const [row] = await run<{ found: Buffer | null }>(matches, [textQuery]);
    const found = row?.found ?? Buffer.alloc(0);
    const ids = new Int32Array(found.length / 8);
    const ranks = new Float32Array(found.length / 8);
    for (let at = 0; at < ids.length; at += 1) {
      ids[at] = found.readInt32BE(8 * at);
      ranks[at] = found.readFloatBE(8 * at + 4);
    }
    return { ids, ranks };
  });

const matches = `
  select string_agg(int4send(prod_id) || float4send(ts_rank('{0.02, 0.1, 0.4, 1}', tsv, query)), '') as found
  from prod_cards, to_tsquery('russian', $1) as query where tsv @@ query`;
