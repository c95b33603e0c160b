/** The changes that a merge of two records would make. */
export interface MergePreview {
  kept_id: number;
  /** The duplicate, which is no record of its own any more. */
  gone_id: number;
  /** References that move from the duplicate to the kept record: «21 курс». */
  moved: string[];
  /** Values that the kept record takes over. */
  changes: Record<string, [before: unknown, after: unknown]>;
}
