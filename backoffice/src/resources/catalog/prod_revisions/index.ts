import RevisionIcon from '@mui/icons-material/RuleOutlined';
import type { StaffProdRevision } from '@odonta/api/contract';
import { prodRevisionsEntity } from '@odonta/db/vocabulary/catalog/prodRevisions.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

// A day begins with lists: they do not wait for the code of the cards.
const lists = screensOf(() => import('./RevisionList.tsx'));
const cards = screensOf(() => import('./RevisionCard.tsx'));

export const prodRevisions = resource<StaffProdRevision, typeof prodRevisionsEntity>(prodRevisionsEntity, {
  icon: RevisionIcon,
  empty: {
    title: 'Правок пока нет',
    text: 'Они появятся, когда учебный центр изменит опубликованный курс: на сайте остаётся прежнее, пока вы не примете новое.',
  },
  opensWith: { status: 'CREATED' },
  titleOf: ({ id, prod_name }) => `Правка № ${id}, ${prod_name}`,
  // A centre begins an edit and corrects it; its manager changes the course itself.
  never: ['create', 'edit', 'delete'],
  screens: { list: lists('RevisionList'), show: cards('RevisionCard') },
});
