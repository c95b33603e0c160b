import type { Collection } from '@odonta/db/models';
import {
  type CollectionTransition,
  collectionLifecycle,
} from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** For all actors except staff, whose transitions go through the resource. */
export const transitionCollection = transitionsOf<Collection, CollectionTransition>(
  'collections',
  collectionLifecycle,
);
