import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { Consent } from './requests.ts';

/** The access to the cabinet of a centre that the reader owns. Moments are unix seconds. */
export interface CenterAccess {
  center: { id: number; name: string };
  members: CenterMember[];
  invitations: CenterMemberInvitationView[];
}

export interface CenterMember {
  /** The number of his account. */
  id: number;
  name: string;
  email: string;
  role: CenterRole;
  is_self: boolean;
}

export interface CenterMemberInvitationView {
  id: number;
  name: string;
  email: string;
  role: CenterRole;
  expires_at: number;
}

export interface NewCenterMember {
  center_id: number;
  name: string;
  email: string;
  role: CenterRole;
}

/** An invitation, for the holder of the link in its letter. */
export interface CenterMembershipCard {
  center: string;
  role: CenterRole;
  email: string;
  /** His account is used further, with its password. */
  has_account: boolean;
}

export interface CenterMembershipAcceptance {
  token: string;
  /** Of a new account. */
  password?: string;
  consent?: Consent;
}
