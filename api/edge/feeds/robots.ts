import { below, feedPaths, paths } from '@odonta/db/vocabulary/addresses.ts';
import { catalogParameters } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import type { MakeFeed } from './feed.ts';

const closed = [
  paths.backOffice,
  '/api/',
  paths.lkHome,
  below.orders,
  below.previews,
  below.collections,
  '/f/',
  paths.companyRequest,
  '/lecture-hall/',
  below.partner,
  paths.legalHome,
  paths.individualHome,
  paths.login,
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
