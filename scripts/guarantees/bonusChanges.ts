export interface Change {
  what: 'earn' | 'spend' | 'return' | 'take' | 'adjust';
  key: string;
  count: number;
  /** Of the order, refund or correction for which it is made: asked twice with the same, it is a replay. */
  id: number;
  /** The order of which something is taken back. */
  of: number;
}
