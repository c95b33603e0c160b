import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { cachedUntilCardsChange } from './cached.ts';
import { type SearchParameters, searchParameters } from './parameters.ts';
import { readyAt } from './readyAnswers.ts';
import { searchCards } from './search.ts';

const keep = cachedUntilCardsChange<Buffer>({ name: 'searchAnswers', weigh: ({ length }) => length });

export const searchProds = endpoint({
  method: 'get',
  path: '/prods/search',
  summary: 'Search published courses',
  audience: openAudience,
  allow: 'anyone',
  query: searchParameters,
  handle: async ({ query, req, res }) => {
    const remember = readyAt(req.originalUrl);
    const answer = await keep(JSON.stringify(query), () => answerTo(query));
    remember(answer);
    res.type('json').end(answer);
    return 'sent';
  },
});

/** The cards are JSON already; parsing them to write them again would cost more than the search. */
async function answerTo(query: SearchParameters): Promise<Buffer> {
  const { prods, ...rest } = await searchCards(query);
  return Buffer.from(`{"message":{"prods":${prods},${JSON.stringify(rest).slice(1)}}`);
}
