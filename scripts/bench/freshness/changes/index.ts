import type { Changes } from '../change.ts';
import { changesOfAdvertising } from './advertising.ts';
import { changesOfCatalog } from './catalog.ts';
import { changesOfTexts } from './texts.ts';

/** Every kind of change that a visitor may see. */
export const changes: Changes = { ...changesOfCatalog, ...changesOfTexts, ...changesOfAdvertising };
