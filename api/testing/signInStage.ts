import { hashPassword } from '../identity/sessions/passwords.ts';
import type { TestApi, TestNode } from './testApi.ts';
import { useApi, useNode } from './useApi.ts';

export interface SignInStage {
  api: TestApi;
  second: TestNode;
  /** Of the password that all accounts of the test have; there before the first test. */
  hashed: { password_hash: string };
}

/** Two nodes of one app, for facts about a session on each of them. */
export function useSignInStage(password: string): SignInStage {
  const api = useApi();
  const second = useNode(api);
  const hashed = { password_hash: '' };
  before(async () => {
    hashed.password_hash = await hashPassword(password);
  });
  return { api, second, hashed };
}
