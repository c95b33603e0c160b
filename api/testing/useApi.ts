import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { AppOptions } from '../app.ts';
import { type Stage, type TestApi, type TestNode, testApi } from './testApi.ts';

/** Opens the API before the tests of a suite and closes it after them; each test begins with no limit used up. */
export function useApi(stage?: Stage): TestApi {
  const api = {} as TestApi;
  before(async () => {
    Object.assign(api, await testApi(stage));
  });
  beforeEach(() => api.sequelize.query('delete from rate_limits'));
  after(() => api.close?.());
  return api;
}

/** A further node of a suite, with its differences from the first. */
export function useNode(api: TestApi, differing?: Partial<AppOptions>): TestNode {
  const node = {} as TestNode;
  before(async () => {
    Object.assign(node, await api.node(differing));
  });
  after(() => node.close?.());
  return node;
}

export type SignedInStaff = Awaited<ReturnType<TestApi['staff']>>;

/** A new member of staff of a suite, signed in before its tests. */
export function useStaff(api: TestApi, ...roles: StaffRole[]): SignedInStaff {
  const staff = {} as SignedInStaff;
  before(async () => {
    Object.assign(staff, await api.staff(...roles));
  });
  return staff;
}
