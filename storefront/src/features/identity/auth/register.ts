import type { SignedIn } from '@odonta/api/contract';
import { ApiError, post } from '../../../lib/api.ts';
import { goOn } from '../sessions/entering.ts';
import type { Session } from '../sessions/sessionStore.ts';

interface Cabinet {
  /** Below `/api`: where one registers, and where one signs in. */
  register: string;
  signIn: string;
  session: Pick<Session<unknown>, 'enter'>;
  home: string;
}

interface Registration {
  email: string;
  password: string;
}

/**
 * Opens an account and signs in. Returns false where the address is taken: its owner gets a letter, and the
 * visitor learns no more.
 */
export async function registerAndEnter(
  { register, signIn, session, home }: Cabinet,
  body: Registration,
): Promise<boolean> {
  await post(register, body);
  const { email, password } = body;
  const entered = await post<SignedIn>(signIn, { login: email, password }).catch(ifNotHis);
  if (entered === null) return false;
  session.enter(entered.token);
  goOn(home);
  return true;
}

function ifNotHis(error: unknown): null {
  if (error instanceof ApiError && (error.status === 401 || error.status === 429)) return null;
  throw error;
}

/** The values of a form to send: trimmed texts, without empty ones. */
export function filled<Values extends Record<string, string>>(values: Values): Partial<Values> {
  const texts = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== '')) as Partial<Values>;
}
