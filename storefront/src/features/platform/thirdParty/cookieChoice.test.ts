import { expect } from 'chai';
import { decided, isRefusedByBrowser } from './cookieChoice.ts';

const asked = { policy_version: 'policy/2', isRefusedByBrowser: false };
const all = { choice: 'all', policy_version: 'policy/2' } as const;
const necessary = { choice: 'necessary', policy_version: 'policy/2' } as const;

describe('what a visitor decided about cookies', () => {
  it('is not known before he was asked', () => {
    expect(decided(null, asked)).to.equal(null);
  });

  it('is what he chose', () => {
    expect(decided(all, asked)).to.equal('all');
    expect(decided(necessary, asked)).to.equal('necessary');
  });

  it('is asked again under a new policy if it was a consent, and not if it was a refusal', () => {
    const now = { ...asked, policy_version: 'policy/3' };
    expect(decided(all, now)).to.equal(null);
    expect(decided(necessary, now)).to.equal('necessary');
  });

  it('is a refusal where the browser says so to every site, until he says otherwise here', () => {
    const now = { ...asked, isRefusedByBrowser: true };
    expect(decided(null, now)).to.equal('necessary');
    expect(decided(all, now)).to.equal('all');
  });
});

describe('a browser refuses for its owner', () => {
  it('by Do Not Track and by Global Privacy Control', () => {
    expect(isRefusedByBrowser({ doNotTrack: '1' })).to.equal(true);
    expect(isRefusedByBrowser({ globalPrivacyControl: true })).to.equal(true);
  });

  it('and by nothing else', () => {
    for (const browser of [{}, { doNotTrack: null }, { doNotTrack: '0' }, { doNotTrack: 'unspecified' }])
      expect(isRefusedByBrowser(browser)).to.equal(false);
  });
});
