import { expect } from 'chai';
import { atMost } from './atMost.ts';

describe('works that wait for each other', () => {
  it('the limiter runs so many at a time, in the order they came', async () => {
    const run = atMost(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return number;
    };
    const done = await Promise.all(Array.from({ length: 9 }, (_, number) => run(work(number))));
    expect(done).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(begun).to.deep.equal(done);
    expect(most).to.equal(2);
  });

  it('a failed task frees its place', async () => {
    const run = atMost(1);
    const failing = run(() => Promise.reject(new Error('no'))).catch(({ message }: Error) => message);
    expect([await failing, await run(async () => 'yes')]).to.deep.equal(['no', 'yes']);
  });

  it('tasks beyond the length of the queue are refused, and accepted again once it is shorter', async () => {
    const run = atMost(1, { length: 2, refusal: () => new Error('full') });
    const asked = Array.from({ length: 5 }, (_, number) => run(async () => number));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).to.deep.equal([
      ...Array(3).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ]);
    expect(await run(async () => 'again')).to.equal('again');
  });
});
