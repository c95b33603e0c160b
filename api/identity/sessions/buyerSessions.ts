import type { LegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { queried, type SomebodySignedIn, signedIn } from './accountSessions.ts';
import type { TokenPayload } from './tokens.ts';

/** A member of a company, signed in with a session of the audience `legal`. */
export interface SignedInLegal extends SomebodySignedIn {
  email: string;
  name: string;
  phone: string | null;
  role: LegalRole;
  legal_user_id: number;
}

/** An individual. */
export interface SignedInIndividual extends SomebodySignedIn {
  email: string | null;
  phone: string | null;
  last_name: string;
  first_name: string;
}

/** Read at each call, as users are. */
export async function legalOf({ sid, id }: TokenPayload): Promise<SignedInLegal | null> {
  const [member] = await queried<SignedInLegal>(signedInLegal, [sid, id]);
  return member ?? null;
}

export async function individualOf({ sid, id }: TokenPayload): Promise<SignedInIndividual | null> {
  const [individual] = await queried<SignedInIndividual>(signedInIndividual, [sid, id]);
  return individual ?? null;
}

const signedInLegal = signedIn('legal', 'u.name, u.role, u.legal_user_id');
const signedInIndividual = signedIn('individual', 'u.last_name, u.first_name');
