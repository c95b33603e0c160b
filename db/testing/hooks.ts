import { stopTestServer } from './server.ts';

export const mochaHooks = {
  afterAll: () => stopTestServer(),
};
