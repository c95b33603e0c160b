import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { withinASecond } from './withinASecond.ts';

/** No timer: a busy machine would hold it up too. */
const quick = async () => undefined;
const heldUp = () => pause(150);

describe('What is promised within a second', function () {
  this.timeout(20_000);

  it('may take a part of it, and says how long it took', async () => {
    expect(await withinASecond(from(300), quick)).to.be.least(300);
  });

  it('fails when the product alone is slow', async () => {
    expect(await refusalOf(withinASecond(from(1500), quick))).to.match(/not hold after \d+ of 1000 ms/);
  });

  it('may take longer while other work takes as much longer, and not for ever', async () => {
    expect(await withinASecond(from(1250), heldUp)).to.be.least(1250);
    expect(await refusalOf(withinASecond(from(60_000), heldUp))).to.match(/not hold after \d+ of \d+ ms/);
  });
});

/** A condition that is true from then on. */
function from(ms: number): () => Promise<boolean> {
  const began = performance.now();
  return async () => performance.now() - began > ms;
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it held',
    ({ message }: Error) => message,
  );
