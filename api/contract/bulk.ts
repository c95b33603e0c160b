/** Why one of many records was left as it was. */
export interface BulkRefusal {
  id: number;
  message: string;
  errors?: Record<string, string>;
}

export interface BulkResult {
  /** Those that were written, or were already as asked. */
  ids: number[];
  /** Only where those that refuse were to be left out. */
  refused?: BulkRefusal[];
}

/** The effect of an action over many records, before it is executed. */
export interface BulkPreview {
  /** How many were chosen, those included that refuse. */
  total: number;
  /** A few of those that would change. */
  sample: BulkSample[];
  refused: BulkRefusal[];
}

export interface BulkSample {
  id: number;
  title: string | null;
  changes: Record<string, [before: unknown, after: unknown]>;
}
