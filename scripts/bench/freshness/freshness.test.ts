import { expect } from 'chai';
import { type OpenApp, openApp } from '../../e2e/app.ts';
import { changes } from './changes/index.ts';
import { outdatedOf, readsBehind } from './keptReads.ts';
import { measure } from './measure.ts';
import { openSite, type Site } from './site.ts';

describe('What changes is public within a second, and costs no page that does not show it', function () {
  this.timeout(60_000);
  // A busy machine may delay one answer, but hardly two.
  this.retries(1);
  let app: OpenApp;
  let site: Site;

  before(async function () {
    this.timeout(120_000);
    app = await openApp();
    site = await openSite(app.url, { atMost: 10 });
  });
  after(() => app?.close());
  const outdated = () => outdatedOf(app.url, readsBehind(site.addresses));

  for (const [what, changeAt] of Object.entries(changes))
    it(what, async () => {
      const change = await changeAt(site);
      expect(await outdated()).to.deep.equal([]);
      const { ms, wasted, kept } = await measure(site, change);
      expect(ms).to.be.below(1000);
      expect(wasted, 'made anew for nothing').to.deep.equal([]);
      if (!change.isEverywhere) expect(kept).to.be.greaterThan(0);
      expect(await outdated(), 'answered by the API as they were').to.deep.equal([]);
    });
});
