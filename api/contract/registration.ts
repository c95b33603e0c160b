import type { Consent } from './requests.ts';

/** Bodies of the registrations; the answer to each is the e-mail alone, be it known or new. */
export interface NewCenter {
  name: string;
  phone: string;
  email: string;
  password: string;
  /** The code of a manager's invitation. */
  token?: string;
  consent?: Consent;
}

export interface NewIndividual {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone?: string;
  email: string;
  password: string;
  city?: string;
  is_student?: boolean;
  specializations?: number[];
  consent: Consent;
}

export interface NewLegalUser {
  /** The company's. */
  name: string;
  inn: string;
  kpp?: string;
  /** The person who acts for it. */
  contact_name?: string;
  phone: string;
  email: string;
  password: string;
  consent: Consent;
}

export interface CenterInvitationCard {
  name: string | null;
  manager_name: string | null;
  expires_at: number;
}

/** An invitation link issued by a manager, as he sees it later: the code itself is not stored. */
export interface StaffCenterInvitation {
  id: number;
  name: string | null;
  state: 'WAITS' | 'USED' | 'OVER';
  expires_at: number;
  center_id: number | null;
}

export interface IssuedCenterInvitation {
  code: string;
  link: string;
  expires_at: number;
}
