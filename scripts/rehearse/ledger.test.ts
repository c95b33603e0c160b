import { expect } from 'chai';
import { Ledger, type Outcome } from './ledger.ts';

const outcome = (more: Partial<Outcome>): Outcome => ({
  kind: 'page',
  path: '/about',
  sentAt: 10,
  endedAt: 20,
  status: 200,
  isRight: true,
  ...more,
});

describe('the ledger of the rehearsal', () => {
  it('counts as lost every request without a right answer and without a refusal that says when to come back', () => {
    const ledger = new Ledger();
    const wrong = { isRight: false };
    expect(ledger.record(outcome({}))).to.equal('answered');
    expect(ledger.record(outcome({ ...wrong, status: 503, retryAfter: '5' }))).to.equal('refused');
    const planted = [
      { ...wrong, status: null },
      { ...wrong, status: 502, retryAfter: '5' },
      { ...wrong, status: 503, retryAfter: null },
      { ...wrong, status: 503, retryAfter: 'soon' },
      { ...wrong, status: 500 },
      { ...wrong, status: 200 },
    ];
    for (const each of planted) expect(ledger.record(outcome(each)), JSON.stringify(each)).to.equal('lost');
    expect(ledger.countsSince(0)).to.deep.equal({ answered: 1, refused: 1, lost: planted.length });
    expect(ledger.troublesSince(0, 'lost')[0]).to.equal('page /about lost: no answer after 10 ms');
  });

  it('is calm once every kind is answered again, repeats of old bookings aside', () => {
    const ledger = new Ledger();
    const refused = { isRight: false, status: 503, retryAfter: '5' };
    ledger.record(outcome({ ...refused, endedAt: 30 }));
    expect(ledger.lastTroubleSince(0)).to.equal(30);
    ledger.record(outcome({ ...refused, status: 409, endedAt: 60, isRepeat: true }));
    ledger.record(outcome({ sentAt: 40, endedAt: 50 }));
    expect(ledger.isCalmSince(31, ['page', 'booking'])).to.equal(false);
    ledger.record(outcome({ kind: 'booking', sentAt: 45, endedAt: 55 }));
    expect(ledger.isCalmSince(31, ['page', 'booking'])).to.equal(true);
    expect(ledger.isCalmSince(29, ['page', 'booking'])).to.equal(false);
  });
});
