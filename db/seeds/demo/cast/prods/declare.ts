import type { CenterKey } from '../centers.ts';
import type { LecturerKey } from '../lecturers.ts';
import type { CastProd } from '../types.ts';

export type NamedProd = CastProd<CenterKey, LecturerKey>;

/** Keeps the keys of a group as they are written, so that requests and tests may name a course by its key. */
export const namedProds = <K extends string>(prods: Record<K, NamedProd>): Record<K, NamedProd> => prods;
