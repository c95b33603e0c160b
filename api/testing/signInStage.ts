import { hashPassword } from '../identity/sessions/passwords.ts';
import { type TestApi, type TestNode, testApi } from './testApi.ts';

export interface SignInStage {
  api: TestApi;
  second: TestNode;
  /** Of the password that all accounts of the test have. */
  password_hash: string;
  resetLimits(): Promise<unknown>;
  close(): Promise<void>;
}

/** Two nodes of one app, for facts about a session on each of them. */
export async function signInStage(password: string): Promise<SignInStage> {
  const api = await testApi();
  const second = await api.node();
  return {
    api,
    second,
    password_hash: await hashPassword(password),
    resetLimits: () => api.sequelize.query('delete from rate_limits'),
    async close() {
      await second.close();
      await api.close();
    },
  };
}
