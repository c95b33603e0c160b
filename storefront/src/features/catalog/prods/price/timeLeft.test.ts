import { expect } from 'chai';
import { refreshMs, timeLeft } from './timeLeft.ts';

const bare = (seconds: number) => timeLeft(seconds)?.replaceAll('\u00a0', ' ') ?? null;

describe('the time left at a price', () => {
  it('is told in days and hours, then as a clock, then not at all', () => {
    expect(bare(3 * 86_400 + 4 * 3600 + 59)).to.equal('3 дня 4 часа');
    expect(bare(21 * 86_400)).to.equal('21 день');
    expect(bare(86_399)).to.equal('23:59:59');
    expect(bare(61)).to.equal('00:01:01');
    expect([bare(0), bare(-5)]).to.deep.equal([null, null]);
  });

  it('ticks by the minute for those who asked for less motion', () => {
    expect(timeLeft(3 * 3600 + 120 + 5, true)).to.equal('03\u00a0ч 02\u00a0мин');
    expect([refreshMs(3600, true), refreshMs(60, true)]).to.deep.equal([60_000, 1000]);
  });

  it('is looked at as often as its words change', () => {
    expect([refreshMs(90_000), refreshMs(86_400), refreshMs(10)]).to.deep.equal([60_000, 1000, 1000]);
  });
});
