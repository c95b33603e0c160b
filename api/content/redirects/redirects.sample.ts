import { Redirect } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

let addresss = 0;

export const redirectsSample = sample('redirects', {
  build: () => Redirect.create({ from_path: `/staroe-${addresss++}`, to_path: '/novoe' }),
  create: () => ({ from_path: '/sovsem-staroe', to_path: '/novoe' }),
  change: { to_path: '/posle-pravki' },
});
