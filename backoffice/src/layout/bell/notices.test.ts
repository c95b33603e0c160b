import type { Notice } from '@odonta/api/contract';
import { expect } from 'chai';
import { agree, merged, nextAskIn } from './notices.ts';

const notice = (id: number, is_read = false): Notice => ({
  id,
  kind: 'mention',
  text: `№ ${id}`,
  path: '/',
  created_at: 0,
  is_read,
});

describe('the bell', () => {
  it('asks every half a minute, ever later while nobody answers, and not at all without a session', () => {
    expect([0, 1, 2, 10].map((failures) => nextAskIn(failures, false))).to.deep.equal([
      30_000, 60_000, 120_000, 300_000,
    ]);
    expect(nextAskIn(0, true)).to.equal(false);
  });

  it('puts what is new before what it knows', () => {
    const known = { unread: 1, notices: [notice(1)] };
    expect(merged(known, { unread: 2, notices: [notice(2)] })).to.deep.equal({
      unread: 2,
      notices: [notice(2), notice(1)],
    });
    expect(merged(undefined, known)).to.equal(known);
  });

  it('notices that another window has read', () => {
    expect(agree({ unread: 1, notices: [notice(2), notice(1, true)] })).to.equal(true);
    expect(agree({ unread: 0, notices: [notice(2)] })).to.equal(false);
  });
});
