import type { CallDirection, CallOutcome } from '@odonta/db/vocabulary/content/calls.ts';
import { port } from '../ports.ts';

/** A message about a call, in the words of no exchange. */
export interface CallReport {
  /** The number of the whole call, the same in all messages about it. */
  entry: string;
  direction: CallDirection;
  /** The client's number as it came; may be hidden or no number at all. */
  number: string | null;
  /** The internal number of the person who talks. */
  extension: string | null;
  started_at: Date | null;
  answered_at: Date | null;
  /** The final message has both, and wins over all others, in whatever order they come. */
  end: { at: Date; outcome: CallOutcome } | null;
}

/** `forged` is not the exchange's, `strange` is and makes no sense, `other` is about nothing that is stored. */
export type Received = CallReport | 'forged' | 'strange' | 'other';

export interface Telephony {
  /** Reads one message; `event` is the end of the address it was sent to. */
  read(event: string, form: Readonly<Record<string, unknown>>): Received;
}

/** The telephone exchange; null where none is configured. */
export const telephony = port<Telephony | null>('telephony', () => null);
