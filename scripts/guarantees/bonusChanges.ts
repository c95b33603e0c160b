export interface Change {
  what: 'earn' | 'spend' | 'return' | 'take' | 'adjust';
  key: string;
  count: number;
  /** The id of the order, refund or correction it belongs to: a second change with the same id is a replay. */
  id: number;
  /** The order of which something is taken back. */
  of: number;
}
