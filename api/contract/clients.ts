import type { ClientEventKind } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import type { LetterStatus } from '@odonta/db/vocabulary/letters.ts';

/** All that is known of one person, company or phone, as far as the viewer may list it. */
export interface StaffClient {
  /** `+79130001122`, `individual-12` or `company-3`: the filter `client` of every list below. */
  key: string;
  /** The phone it was found by; null where it was opened by an account. */
  phone: string | null;
  individual: ClientPerson | null;
  company: ClientCompany | null;
  /** Companies whose members have this phone. */
  companies: ClientCompany[];
  /** How many rows each list shows of this client; lists that the viewer may not open are absent. */
  counts: Record<string, number>;
  /** Open invoices and their rest in roubles; null without the right to invoices. */
  debt: { count: number; sum: number } | null;
  /** His missed call after which nobody has spoken with him or tried to; null also without the right to calls. */
  missed_call: { id: number; at: number } | null;
}

export interface ClientPerson {
  id: number;
  name: string;
}

export interface ClientCompany {
  id: number;
  name: string;
  inn: string;
}

/** The latest events of a client, newest first. */
export interface ClientTimeline {
  events: ClientEvent[];
  /** Whether there are earlier ones, which their records show. */
  has_more: boolean;
}

export interface ClientEvent {
  /** Unlike any other of the answer. */
  key: string;
  kind: ClientEventKind;
  at: number;
  title: string;
  /** The reason of a transition, or the text of a note. */
  detail: string | null;
  actor: string | null;
  /** Whether a letter or message arrived; null for other events. */
  delivery: LetterStatus | null;
  /** The letter or message in the outbox. */
  letter_id: number | null;
  record: { resource: string; id: number; name: string | null };
}
