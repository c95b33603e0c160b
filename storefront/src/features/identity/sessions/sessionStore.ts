import { ApiError, callAs, fileAs, type Keyed } from '../../../lib/api.ts';
import type { TokenPlace } from './tokens.ts';

/** Unverified until the profile call has judged the stored token: then it is a session, or none. */
export interface SessionState<Profile> {
  is: 'unverified' | 'authenticated' | 'none';
  profile: Profile | null;
  /** Raised by a 401 of any call; the redirect to the sign-in clears it. */
  isRefused: boolean;
  /** Why the token could not be checked: the server is unreachable, and the visitor stays signed in. */
  trouble: ApiError | null;
}

export interface Session<Profile> {
  current(): SessionState<Profile>;
  subscribe(listener: () => void): () => void;
  /** Whether a token is stored, right or not. */
  hasToken(): boolean;
  verify(): Promise<void>;
  enter(token: string): void;
  leave(): Promise<void>;
  /** A call with the session of the visitor. */
  call<Payload>(path: string, method?: string, body?: object, keyed?: Keyed): Promise<Payload>;
  /** A file that is his alone. */
  file(path: string): Promise<Blob>;
  putRefusalDown(): void;
}

interface SessionCalls {
  profile: string;
  logout: string;
}

const unverified = { is: 'unverified', profile: null, isRefused: false, trouble: null } as const;
const none = { is: 'none', profile: null, isRefused: false, trouble: null } as const;

export function createSession<Profile>(calls: SessionCalls, token: TokenPlace): Session<Profile> {
  const listeners = new Set<() => void>();
  let state: SessionState<Profile> = unverified;
  let checking: Promise<void> | null = null;

  function become(next: SessionState<Profile>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  const call = <Payload>(path: string, method?: string, body?: object, keyed?: Keyed): Promise<Payload> =>
    inHisName((sent) => callAs<Payload>(sent, path, method, body, keyed));

  async function inHisName<Answer>(ask: (sent: string) => Promise<Answer>): Promise<Answer> {
    const sent = token.read();
    if (sent === null) throw refused();
    return ask(sent).catch((error: unknown) => {
      // A token that was replaced meanwhile has not been refused.
      if (isRefusal(error) && token.read() === sent) end({ ...none, isRefused: true });
      throw error;
    });
  }

  function end(next: SessionState<Profile>): void {
    token.clear();
    become(next);
  }

  async function check(): Promise<void> {
    if (token.read() === null) return become({ ...none, isRefused: state.isRefused });
    await call<Profile>(calls.profile).then(
      (profile) => become({ is: 'authenticated', profile, isRefused: false, trouble: null }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 403) end(none);
        else if (!isRefusal(error)) become({ ...unverified, trouble: error });
      },
    );
  }

  return {
    call,
    file: (path) => inHisName((sent) => fileAs(sent, path)),
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasToken: () => token.read() !== null,
    verify() {
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
    enter(next) {
      token.keep(next);
      become(unverified);
    },
    async leave() {
      // This browser is signed out even if the call fails.
      await call(calls.logout, 'POST', {}).catch(() => undefined);
      end(none);
    },
    putRefusalDown() {
      if (state.isRefused) become({ ...state, isRefused: false });
    },
  };
}

const refused = () => new ApiError(401, { message: 'Войдите, чтобы продолжить', code: 'UNAUTHENTICATED' });
/** A wrong password said again is a 401 of its own, and ends nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.code !== 'BAD_CREDENTIALS';
