import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, type Visit, visit } from './browser.ts';

/** For tests whose facts are separate visits: a new visitor opens the address, and leaves without a problem. */
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
