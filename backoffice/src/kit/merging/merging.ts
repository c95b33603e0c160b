import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { RaRecord } from 'react-admin';

/** How duplicates of a resource are merged, as its screens say it. */
export interface Merging {
  right: Right;
  /** The fate of the duplicate, shown before one is chosen. */
  hint: string;
  /** The field by which the others stand in the list of choices. */
  text: string;
  /** Which of the others can be chosen at all. */
  filter?: Readonly<Record<string, unknown>>;
  /** A line or two about each of the two, shown before the decision. */
  factsOf?(record: RaRecord): readonly string[];
  /** The journal keeps why. */
  asksWhy?: true;
  /** Whether this record can be merged now; always, unless said otherwise. */
  isOpen?(record: RaRecord): boolean;
}
