/** The envelope of every JSON answer of the API. */
export interface Success<Payload> {
  message: Payload;
  prefetched?: Record<string, { id: number }[]>;
  facets?: Record<string, Record<string, number>>;
}

export interface Failure {
  /** A sentence for a person. */
  message: string;
  code: ErrorCode;
  /** One text for each refused field, by its path. */
  errors?: Record<string, string>;
  /** The current record, with 409 VERSION_CONFLICT; the current price, with 409 PRICE_CHANGED. */
  current?: unknown;
  /** The last editor, and when. */
  by?: { id: number | null; name: string | null };
  at?: number;
  allowed?: string[];
  /** How many rows there are now, with 409 COUNT_CHANGED. */
  total?: number;
  /** How many seats are left, with 409 NO_SEATS. */
  left?: number;
  traceId: string;
}

export type ErrorCode =
  | 'MALFORMED'
  | 'UNAUTHENTICATED'
  | 'BAD_CREDENTIALS'
  | 'FORBIDDEN'
  | 'PROOF_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'NOT_FOUND'
  | 'VERSION_CONFLICT'
  | 'TRANSITION_NOT_ALLOWED'
  | 'CONFLICT'
  | 'COUNT_CHANGED'
  | 'NO_SEATS'
  | 'SOLD_OUT_TIER'
  | 'SALES_PAUSED'
  | 'PRICE_CHANGED'
  | 'IN_FLIGHT'
  | 'IDEMPOTENCY_CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'INVALID'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** A transition that is open to the reader of a record now. `name` is the last segment of its address. */
export interface Transition<Name extends string = string> {
  name: Name;
  to: string;
  label: string;
  needs_reason: boolean;
  needs_file: boolean;
  confirm_text: string | null;
}

/** Common fields of every record with a lifecycle. */
export interface Transitioning {
  available_transitions: Transition[];
}
