import type { IndividualProfile, LegalProfile } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { get, type Keyed, post } from '../../../lib/api.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { individualSession, legalSession } from '../../identity/sessions/sessions.ts';
import type { ContactValues } from './bookingValues.ts';

/** A company, a signed-in individual, or a guest. */
export interface Buyer {
  kind: 'guest' | 'individual' | 'legal';
  name: string | null;
  /** The known data of the company that a member orders for. */
  company?: Pick<LegalProfile['legal_user'], 'inn' | 'name' | 'address'>;
  contact: Partial<ContactValues>;
  is_student: boolean;
  call<Payload>(path: string, method?: 'GET' | 'POST', body?: object, keyed?: Keyed): Promise<Payload>;
}

export const guest: Buyer = {
  kind: 'guest',
  name: null,
  contact: {},
  is_student: false,
  call: (path, method = 'GET', body = {}, keyed) => (method === 'GET' ? get(path) : post(path, body, keyed)),
};

/** By the sessions of this browser; a company comes first, if its member may order for it. */
export async function whoBooks(): Promise<Buyer> {
  await Promise.all([legalSession.verify(), individualSession.verify()]);
  const member = legalSession.current().profile;
  if (member && (member.role === 'OWNER' || member.role === 'BUYER')) return companyOf(member);
  const person = individualSession.current().profile;
  return person ? personOf(person) : guest;
}

function companyOf({ name, email, phone, legal_user }: LegalProfile): Buyer {
  const [last_name = '', first_name = '', ...rest] = name.trim().split(/\s+/);
  return {
    kind: 'legal',
    name: legal_user.name,
    company: legal_user,
    contact: known({ last_name, first_name, middle_name: rest.join(' '), email, phone }),
    is_student: false,
    call: callBy(legalSession),
  };
}

function personOf({
  last_name,
  first_name,
  middle_name,
  email,
  phone,
  is_student,
}: IndividualProfile): Buyer {
  return {
    kind: 'individual',
    name: `${first_name} ${last_name}`,
    contact: known({ last_name, first_name, middle_name, email, phone }),
    is_student,
    call: callBy(individualSession),
  };
}

const callBy =
  <Profile>(session: Session<Profile>): Buyer['call'] =>
  (path, method = 'GET', body, keyed) =>
    session.call(path, method, body, keyed);

function known({
  phone,
  ...texts
}: { [name in keyof ContactValues]: string | null }): Partial<ContactValues> {
  const kept = Object.entries({ ...texts, phone: phone && formatPhone(phone) }).filter(([, text]) => text);
  return Object.fromEntries(kept);
}
