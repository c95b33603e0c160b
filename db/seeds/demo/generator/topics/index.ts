import type { CategoryId } from '../../../../vocabulary/catalog/categories.ts';
import { general, management } from './general.ts';
import { hygiene, imaging } from './hygiene.ts';
import { orthodontics, paediatrics } from './orthodontics.ts';
import { orthopedics, technology } from './orthopedics.ts';
import { periodontology, surgery } from './surgery.ts';
import { endodontics, therapy } from './therapy.ts';
import type { Topic } from './topic.ts';

export type { Topic } from './topic.ts';

export const topics: Record<CategoryId, readonly Topic[]> = {
  1: therapy,
  2: endodontics,
  3: surgery,
  4: periodontology,
  5: orthopedics,
  6: orthodontics,
  7: paediatrics,
  8: hygiene,
  9: imaging,
  10: technology,
  11: general,
  12: management,
};
