import { basketOf } from '@odonta/db/vocabulary/site/basket.ts';
import { stored } from '../../lib/stored.ts';

export const basket = stored('basket', basketOf);
