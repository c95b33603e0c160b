import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { Accent } from '../palette.ts';
import { endodontics } from './endodontics.ts';
import { general } from './general.ts';
import { hygiene } from './hygiene.ts';
import { imaging } from './imaging.ts';
import { management } from './management.ts';
import { orthodontics } from './orthodontics.ts';
import { orthopedics } from './orthopedics.ts';
import { paediatrics } from './paediatrics.ts';
import { periodontology } from './periodontology.ts';
import { surgery } from './surgery.ts';
import { technology } from './technology.ts';
import { therapy } from './therapy.ts';

/** The picture of a category, inside a square of 400 around its centre. */
export const motifs: Record<CategoryId, (accent: Accent) => string> = {
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
