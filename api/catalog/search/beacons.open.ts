import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { isLookedAt } from '../../platform/http/bots.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { countingBeacons } from '../../platform/limits/countingBeacons.ts';
import { searchParameters } from './parameters.ts';
import { searchCards } from './search.ts';
import { type AskedOfSearch, noteAsked, noteClick } from './searchLog.ts';

const countBeacon = countingBeacons('beaconSenders', 300);

/** The query, in the words of `GET /prods/search`, without the part of the answer. */
const asked = searchParameters.fork(['limit', 'offset', 'facets'], () => Joi.forbidden()).required();

export const noteSearch = endpoint({
  method: 'post',
  path: '/search/seen',
  summary: 'Count a view of search results, without the visitor',
  audience: openAudience,
  allow: 'anyone',
  body: Joi.object<{ asked: AskedOfSearch }>({ asked }),
  handle: async ({ body, origin, req }) => {
    countBeacon(origin.ip);
    if (isLookedAt(req.headers, origin.user_agent)) {
      const { count, corrected } = await searchCards({ ...body.asked, limit: 0, offset: 0 });
      noteAsked(body.asked, count, corrected ?? null);
    }
    return { message: null };
  },
});

export const noteSearchClick = endpoint({
  method: 'post',
  path: '/search/click',
  summary: 'Count a course opened from search results, without the visitor',
  audience: openAudience,
  allow: 'anyone',
  body: Joi.object<{ asked: AskedOfSearch; position: number }>({
    asked,
    position: Joi.number().integer().min(1).max(100_000).required(),
  }),
  handle: async ({ body, origin, req }) => {
    countBeacon(origin.ip);
    if (isLookedAt(req.headers, origin.user_agent)) noteClick(body.asked, body.position);
    return { message: null };
  },
});
