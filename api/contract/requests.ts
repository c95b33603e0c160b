import type { ClientTargets } from '@odonta/db/vocabulary/platform/clientTarget.ts';

/** Consent as our forms send it: the version of the text that was shown. */
export interface Consent {
  text_version: string;
  /** The edition of the policy behind the link, as the page and `GET /policy` name it. */
  policy_version?: string;
  page_url?: string;
}

export interface NewManagerRequest extends ClientTargets {
  name: string;
  phone: string;
  email: string;
  city: string;
  comment?: string;
  prod_id?: number | null;
  target?: string;
  consent?: Consent;
}

export interface NewDirectorQuestion extends ClientTargets {
  fio: string;
  tel: string;
  email: string;
  specialization: string;
  comment: string;
  consent?: Consent;
}

export interface Accepted {
  id: number;
}
