import { buildPage } from '@odonta/db/testing/pages.ts';
import { addedPath, contentPaths } from '@odonta/db/vocabulary/content/pages.ts';
import { sample } from '../../testing/sample.ts';

let pages = 0;
const plainPaths = contentPaths.filter((path) => path !== '/contacts');
let addresss = 0;

export const pagesSample = sample('pages', {
  build: () => buildPage({ path: plainPaths[pages++ % plainPaths.length] }),
  deletable: () => buildPage({ path: addedPath(`stranica-${addresss++}`) }),
  create: () => ({ h1: 'Новая страница', title: 'Новая страница', description: 'Что на ней написано' }),
  change: { h1: 'После правки' },
  bodies: { restore: { number: 1 } },
});
