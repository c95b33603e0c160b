import type { CategoryId } from '../../../../vocabulary/catalog/categories.ts';

/** The subject of a generated course. `title` is in the nominative, so that templates may put it anywhere. */
export interface Topic {
  title: string;
  /** One or two sentences that open the description. */
  focus: string;
  theory: readonly string[];
  practice: readonly string[];
  result: readonly string[];
  also?: readonly CategoryId[];
}
