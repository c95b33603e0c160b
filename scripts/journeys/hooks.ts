import { closeBrowser } from './browser.ts';
import { closeMarket } from './market.ts';

export const mochaHooks = {
  async afterAll() {
    await closeBrowser();
    await closeMarket();
  },
};
