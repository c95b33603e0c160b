import { PageMeta } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { sample } from '../../testing/sample.ts';

export const pageMetasSample = sample('page_metas', {
  build: async () => {
    const prod = await buildProd();
    return PageMeta.create({ path: prodPath(prod), title: 'Свой заголовок' });
  },
  create: () => ({ path: '/endodontiya', title: 'Курсы по эндодонтии' }),
  change: { title: 'Заголовок после правки' },
});
