import type { ProdRevision } from '@odonta/db/models';
import {
  type ProdRevisionTransition,
  prodRevisionLifecycle,
} from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** For all but staff. */
export const transitionRevision = transitionsOf<ProdRevision, ProdRevisionTransition>(
  'prod_revisions',
  prodRevisionLifecycle,
);
