import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type ReadyReply } from '../../platform/http/endpoint.ts';
import { type SearchParameters, searchParameters } from './parameters.ts';
import { placeAsked } from './promoted.ts';
import { searchCards } from './search.ts';

export const searchProds = endpoint({
  method: 'get',
  path: '/prods/search',
  summary: 'Search published courses',
  audience: openAudience,
  allow: 'anyone',
  query: searchParameters,
  byQuery: found,
  handle: ({ query }) => found(query),
});

async function found(query: SearchParameters): Promise<ReadyReply> {
  const { prods, ...rest } = await searchCards(query);
  // The cards are JSON already; parsing them to write them again would cost more than the search.
  const ready = [beginning, ...prods, Buffer.from(`,${JSON.stringify(rest).slice(1)}}`)];
  const shows = tagsOf(query);
  return { ready: joined(ready), ...(shows && { shows }) };
}

const beginning = Buffer.from('{"message":{"prods":');

/** In memory of its own: a slice of Node's shared pool would keep the whole pool alive where the answer is kept. */
function joined(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** None for a search by lecturer: of one who has no card and is merged into another, no tag of a list is reported. */
function tagsOf(asked: SearchParameters): PageTag[] | null {
  if (asked.lecturer || asked.lecturerSef) return null;
  const place = placeAsked(asked);
  return [
    pageTag('list'),
    ...(asked.city || asked.query || asked.facets ? [pageTag('cities')] : []),
    ...(asked.query ? [pageTag('synonyms')] : []),
    ...(place ? [pageTag('pinnings', place)] : []),
  ];
}
