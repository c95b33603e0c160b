import type { SecondStepAsked, SignedIn } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { nextHere } from '../sessions/entering.ts';
import { isBackOffice } from '../sessions/next.ts';
import { partnerSession, staffSession } from '../sessions/sessions.ts';

export interface Credentials {
  login: string;
  password: string;
}

/** Where to go on, or the ticket that the second step is made with. */
export type Entrance = { to: string } | { ticket: string };

const noRoles = 'У вашей учётной записи пока нет ролей. Обратитесь к администратору';

export async function signIn({ login, password }: Credentials): Promise<Entrance> {
  const body = { login: login.trim(), password };
  const answer = await post<SignedIn | SecondStepAsked>('/partner/checkAuth', body);
  return 'ticket' in answer ? { ticket: answer.ticket } : { to: enter(answer) };
}

export async function makeSecondStep(ticket: string, code: string): Promise<string> {
  return enter(await post<SignedIn>('/partner/checkAuth/code', { ticket, code: code.trim() }));
}

/** Stores the new session, and returns the next address. */
function enter({ token, user }: SignedIn): string {
  const next = nextHere();
  if (user.is_partner) {
    partnerSession.enter(token);
    return next !== null && !isBackOffice(next) ? next : paths.partnerHome;
  }
  if (user.user_roles.length === 0) throw new ApiError(403, { message: noRoles });
  staffSession.enter(token);
  return next !== null && isBackOffice(next) ? next : paths.backOffice;
}
