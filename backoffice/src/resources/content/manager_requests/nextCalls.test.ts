import { expect } from 'chai';
import { nextCalls } from './nextCalls.ts';

describe('the next call to a client', () => {
  const at = (text: string) => Date.parse(text) / 1000;

  it('is an hour later, or at ten in Moscow on the next day of Moscow', () => {
    const evening = nextCalls(at('2026-11-24T15:30:00+03:00'));
    expect(evening.map((call) => call.at)).to.deep.equal([
      at('2026-11-24T16:30:00+03:00'),
      at('2026-11-25T10:00:00+03:00'),
    ]);
    const [, next] = nextCalls(at('2026-11-25T00:30:00+03:00'));
    expect(next?.at).to.equal(at('2026-11-26T10:00:00+03:00'));
  });
});
