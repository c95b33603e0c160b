import { general } from './general.ts';
import { hygiene } from './hygiene.ts';
import { orthodontics } from './orthodontics.ts';
import { orthopedics } from './orthopedics.ts';
import { surgery } from './surgery.ts';
import { therapy } from './therapy.ts';

/** The named courses. Their order is the order of their ids in a fresh database. */
export const prods = { ...therapy, ...surgery, ...orthopedics, ...orthodontics, ...hygiene, ...general };
export type ProdKey = keyof typeof prods;
