import type { InvariantName } from '@odonta/db/vocabulary/invariants.ts';

/** One look at whether money and seats agree. */
export interface InvariantRunBody {
  id: number;
  at: number;
  took_ms: number;
  /** How many rows were found to break something. */
  found: number;
}

export interface InvariantFindingBody {
  name: InvariantName;
  /** The record of the resource that the invariant is about. */
  record_id: number | null;
  /** A readable name: the number of an order, the name of a course. */
  ref: string;
  /** Kopecks or pieces, as the invariant counts. */
  expected: number;
  actual: number;
}

export interface InvariantsBody {
  /** Null until the first look. */
  last: InvariantRunBody | null;
  findings: InvariantFindingBody[];
}
