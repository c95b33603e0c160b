import { basketOf } from '@odonta/db/vocabulary/edge/basket.ts';
import { stored } from '../../../lib/stored.ts';

export const basket = stored('basket', basketOf);
