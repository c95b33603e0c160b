import { feedPaths } from '@odonta/db/vocabulary/edge/feeds.ts';
import { catalogParameters } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import type { MakeFeed } from './feed.ts';

const closed = [
  '/adm',
  '/api/',
  '/lk',
  '/payment/',
  '/preview/',
  '/r/',
  '/f/',
  '/legal-request',
  '/lecture-hall/',
  '/partner/',
  '/legal',
  '/individuals',
  '/login',
];

/** Endless combinations of filters are noise; the next pages of a whole list are not. */
const noise = catalogParameters
  .filter((name) => name !== 'page')
  .flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);

export const robots: MakeFeed = async ({ base_url }) => ({
  contentType: 'text/plain; charset=utf-8',
  tags: [],
  text: [
    'User-agent: *',
    ...[...closed, ...noise].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${base_url}${feedPaths.sitemap}`,
    '',
  ].join('\n'),
});
