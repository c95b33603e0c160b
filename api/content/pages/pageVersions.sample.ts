import { sample } from '../../testing/sample.ts';
import { pagesSample } from './pages.sample.ts';

export const pageVersionsSample = sample('page_versions', {
  build: () => pagesSample.build(),
});
