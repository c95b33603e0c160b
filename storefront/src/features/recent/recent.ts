import { viewedOf } from '@odonta/db/vocabulary/edge/basket.ts';
import { stored } from '../../lib/stored.ts';

export const recentKey = 'recent_prods';

/** Courses this browser has shown lately. They are told to nobody. */
export const recent = stored(recentKey, viewedOf);
