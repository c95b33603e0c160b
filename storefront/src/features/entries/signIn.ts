import type { SignedIn } from '@odonta/api/contract';
import { ApiError, post } from '../../lib/api.ts';
import { paths } from '../../paths.ts';
import { isBackOffice } from '../sessions/next.ts';
import { partnerSession, staffSession } from '../sessions/sessions.ts';

export interface Credentials {
  login: string;
  password: string;
}

const noRoles = 'У вашей учётной записи пока нет ролей. Обратитесь к администратору';

/** Keeps the session of whoever has come, and answers where he goes on. */
export async function signIn({ login, password }: Credentials, next: string | null): Promise<string> {
  return enter(await post<SignedIn>('/partner/checkAuth', { login: login.trim(), password }), next);
}

function enter({ token, user }: SignedIn, next: string | null): string {
  if (user.is_partner) {
    partnerSession.enter(token);
    return next !== null && !isBackOffice(next) ? next : paths.partnerHome;
  }
  if (user.user_roles.length === 0) throw new ApiError(403, { message: noRoles });
  staffSession.enter(token);
  return next !== null && isBackOffice(next) ? next : paths.backOffice;
}
