import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, type Visit, visit } from './browser.ts';

/** For a journey whose every fact is a visit of its own: somebody new comes to the address, and leaves having met no problem. */
export function arrivals(): (path: string, viewport?: typeof desktop) => Promise<Page> {
  let visitor: Visit;
  before(() => app());
  afterEach(async () => {
    expectNoProblems(visitor);
    await visitor.end();
  });
  return async (path, viewport = desktop) => {
    visitor = await visit({ viewport });
    await visitor.page.goto(path);
    await visitor.settled();
    return visitor.page;
  };
}
