import type { Timed } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import type { Consent } from './requests.ts';

interface NameParts {
  last_name: string;
  first_name: string;
  middle_name?: string;
}

/** A lecturer whom the site does not know yet, invited by a centre to its course. */
export interface NewLecturerInvitation extends NameParts {
  email: string;
  /** The centre's words in the letter. */
  note?: string;
}

/** An invitation that nobody has answered, to the centre. */
export interface LecturerInvitationView {
  lecturer_id: number;
  email: string;
  expires_at: number;
}

/** A lecturer of this name whom the site knows: he is offered instead of an invitation. */
export interface KnownLecturer {
  id: number;
  name: string;
}

/** An invitation, for the holder of the link in its letter. Moments are unix seconds. */
export interface LecturerInvitationCard extends Timed, NameParts {
  center: string;
  course: string;
  place: string;
  email: string;
  note: string | null;
  expires_at: number;
  /** His account is used further, with its password. */
  has_account: boolean;
  /** He is a lecturer of the site already, and his page stays as it is. */
  has_page: boolean;
}

export interface LecturerInvitationAcceptance extends Partial<NameParts> {
  token: string;
  /** Of his page, unless he has one. */
  text?: string;
  /** Of a new account. */
  password?: string;
  consent?: Consent;
}
