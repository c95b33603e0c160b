/** What merging two records would do, had it been done. */
export interface MergePreview {
  kept_id: number;
  /** The duplicate, which is no record of its own any more. */
  gone_id: number;
  /** What named the duplicate and names the kept one from then on: «21 курс». */
  moved: string[];
  /** What the kept one takes over. */
  changes: Record<string, [before: unknown, after: unknown]>;
}
