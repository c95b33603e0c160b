import type { SecondStepAsked, SignedIn, StaffProfile } from '@odonta/api/contract';
import { type AuthProvider, HttpError, type Identifier, type UserIdentity } from 'ra-core';
import { isFailure } from '../api/failure.ts';
import type { Transport } from '../api/transport.ts';
import { type Guarded, type HeldRights, mayDo } from './access.ts';
import { createReauthenticationPrompt, type ReauthenticationPrompt } from './reauthenticationPrompt.ts';
import { siteEntry } from './siteEntry.ts';
import { isExpired, type TokenStore } from './tokenStore.ts';

export interface StaffIdentity extends UserIdentity {
  email: string;
  roles: StaffProfile['roles'];
  masked: StaffProfile['masked'];
  has_second_factor: boolean;
  lacks_second_factor: boolean;
  /** The impersonator of this user. */
  deputy_name: string | null;
}

export type Credentials = { login: string; password: string } | { ticket: string; code: string };

/** The password was right: a code is asked for. */
export class SecondStepNeeded extends Error {
  readonly ticket: string;

  constructor(ticket: string) {
    super('Введите код из приложения');
    this.ticket = ticket;
  }
}

export interface StaffAuthProvider extends AuthProvider {
  /** Throws `SecondStepNeeded` where the password is not all; the code is then given with its ticket. */
  login(credentials: Credentials): Promise<void>;
  getIdentity(): Promise<StaffIdentity>;
  getPermissions(): Promise<HeldRights>;
  /** Calls back when a write met a dead session: the error is shown, then the person is sent to sign in. */
  onSessionEnd(listener: () => void): () => void;
  /** Signs in as another, while one's own session waits, and answers where he works. */
  enterAs(id: Identifier, reason: string): Promise<'back-office' | 'cabinet'>;
  /** After a change of the own profile. */
  dropProfile(): void;
  reauthentication: ReauthenticationPrompt;
}

export interface SessionOptions {
  transport: Transport;
  tokens: TokenStore;
  /** Where the cabinet of partners looks for its token. */
  partnerTokens?: Pick<TokenStore, 'keep'>;
  reauthentication?: ReauthenticationPrompt;
  guardedBy: (resource: string) => Guarded | undefined;
  /** The entry of the site, which leads back here: absolute, or the router of the back-office would look for it inside. */
  entry?: () => string;
  now?: () => number;
}

export const sessionEnded = 'Сессия завершена, войдите снова';
export const notSaved = 'Сессия завершена, изменения не сохранены. Войдите снова и повторите';
export const staffOnly = 'Этот вход — для сотрудников. У вашей учётной записи нет доступа к бэк-офису';

/** For how long a profile is believed without asking again. */
const profileKeptMs = 60_000;

export function createAuthProvider({
  transport,
  tokens,
  partnerTokens,
  reauthentication = createReauthenticationPrompt(),
  guardedBy,
  entry = siteEntry,
  now = Date.now,
}: SessionOptions): StaffAuthProvider {
  let kept: { profile: Promise<StaffProfile>; at: number } | null = null;
  /** There was a session here, and the server no longer knows it. */
  let hasEnded = false;
  const listeners = new Set<() => void>();
  /** Resolved once the user has signed in. */
  let cameIn = Promise.withResolvers<void>();

  const clear = () => {
    hasEnded = hasEnded || tokens.read() !== null;
    tokens.clear();
    kept = null;
  };
  const leadingOut = () => Object.assign(new Error(sessionEnded), { redirectTo: entry() });
  const ask = async () => (await transport.json('/api/adm/me')).json as StaffProfile;

  /** A stored token is worth keeping only while the profile call accepts it; an unreachable server judges nothing. */
  function profile(): Promise<StaffProfile> {
    if (kept && now() - kept.at < profileKeptMs) return kept.profile;
    if (!tokens.read()) return Promise.reject(new HttpError(sessionEnded, 401));
    const asked = ask().catch((error: unknown) => {
      if (isFailure(error) && (error.status === 401 || error.status === 403)) clear();
      else if (kept?.profile === asked) kept = null;
      throw error;
    });
    kept = { profile: asked, at: now() };
    return asked;
  }

  return {
    supportAbortSignal: true,

    async login(credentials) {
      const body = JSON.stringify(credentials);
      const step = 'ticket' in credentials ? '/code' : '';
      const answer = await transport.json(`/api/partner/checkAuth${step}`, { method: 'POST', body });
      const entered = answer.json as SignedIn | SecondStepAsked;
      if ('ticket' in entered) throw new SecondStepNeeded(entered.ticket);
      tokens.keep(entered.token);
      hasEnded = false;
      kept = null;
      await profile().catch((error: unknown) => {
        const isStranger = isFailure(error) && error.status === 403;
        throw isStranger ? new HttpError(staffOnly, 403, error.body) : error;
      });
      cameIn.resolve();
      cameIn = Promise.withResolvers();
    },

    async logout() {
      const token = tokens.read();
      kept = null;
      // react-admin signs out a person without a session: one that ended is started again at the sign-in of the
      // site.
      if (!token) return hasEnded ? entry() : undefined;
      await transport.json('/api/partner/logout', { method: 'POST', body: '{}' }).catch(() => undefined);
      // Another call may have ended the session first: then the stored token is already the user's own.
      if (tokens.read() === token) tokens.clear();
    },

    async checkAuth() {
      const token = tokens.read();
      if (!token || isExpired(token, now())) {
        clear();
        // Of several calls the first notices the end, and the others find no session: all lead to one place.
        throw hasEnded ? leadingOut() : Object.assign(new Error(), { message: false });
      }
      await profile().catch((error: unknown) => {
        if (!tokens.read()) throw leadingOut();
        // The server is unreachable: the screen says so and offers to try again; the user stays signed in.
        return error;
      });
    },

    /**
     * Rejects for 401 alone: react-admin turns a rejection into an empty *success* of the failed call, so a 403
     * would be shown as saved. A write with a dead session resolves too, for the same reason, and ends the session itself.
     */
    async checkError(error: unknown) {
      if (!isFailure(error) || error.status !== 401) return;
      clear();
      if (!error.body.isWrite) throw leadingOut();
      error.message = notSaved;
      for (const announce of listeners) announce();
    },

    async getIdentity() {
      const { id, name, ...rest } = await profile();
      const { email, roles, masked, has_second_factor, lacks_second_factor, deputy_name } = rest;
      const factor = { has_second_factor, lacks_second_factor };
      return { id, fullName: name, email, roles, masked, ...factor, deputy_name };
    },
    /**
     * Rights are unknown before the sign-in. A refusal would end a session that does not exist, even on the
     * page of an invitation, and any answer makes react-admin sign out and ask again for ever.
     */
    getPermissions: async () => {
      try {
        return (await profile()).rights;
      } catch (error) {
        if (!isFailure(error) || error.status !== 401) throw error;
        await cameIn.promise;
        return (await profile()).rights;
      }
    },
    canAccess: async ({ resource, action }) => mayDo((await profile()).rights, guardedBy(resource), action),

    async enterAs(id, reason) {
      const body = JSON.stringify({ reason });
      const url = `/api/adm/users/${id}/impersonate`;
      const { json } = await transport.json(url, { method: 'POST', body });
      const { token, user } = json as SignedIn;
      if (user.is_partner) {
        partnerTokens?.keep(token);
        return 'cabinet';
      }
      tokens.borrow(token);
      kept = null;
      return 'back-office';
    },

    reauthentication,
    dropProfile() {
      kept = null;
    },

    onSessionEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
