import { viewedOf } from '@odonta/db/vocabulary/edge/basket.ts';
import { stored } from '../../../lib/stored.ts';

export const recentKey = 'recent_prods';

/** Courses recently shown in this browser. They are sent nowhere. */
export const recent = stored(recentKey, viewedOf);
