import { expect } from 'chai';
import { together } from './together.ts';

describe('works done together', () => {
  it('those asked for at once share a turn, later ones the next, and each gets its own answer', async () => {
    const turns: number[][] = [];
    const double = together(async (all: readonly number[]) => {
      turns.push([...all]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return (one) => one * 2;
    });
    const first = [double(1), double(2)];
    await new Promise((resolve) => setImmediate(resolve));
    const answers = await Promise.all([...first, double(3), double(4), double(5)]);
    expect(answers).to.deep.equal([2, 4, 6, 8, 10]);
    expect(turns).to.deep.equal([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('a turn that fails is told to its own askers alone', async () => {
    const work = together(async (all: readonly number[]) => {
      if (all.includes(0)) throw new Error('planted');
      return (one) => one;
    });
    const failing = Promise.allSettled([work(0), work(1)]);
    await new Promise((resolve) => setImmediate(resolve));
    const statuses = (await failing).map(({ status }) => status);
    expect([statuses, await work(2)]).to.deep.equal([['rejected', 'rejected'], 2]);
  });
});
