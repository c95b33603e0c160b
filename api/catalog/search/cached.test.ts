import { expect } from 'chai';
import { cachedUntilCardsChange, invalidateFound } from './cached.ts';

/** One number under a key of one letter. */
const weightOfOne = 402;

describe('what a search has found', () => {
  const bounded = { name: 'pinnedLists' as const, weigh: () => 0, bytes: 10_000 };
  const counting = (bytes = bounded.bytes) => {
    const keep = cachedUntilCardsChange<number>({ ...bounded, bytes });
    let unitOfWork = 0;
    return { ask: (key: string) => keep(key, async () => ++unitOfWork), unitOfWork: () => unitOfWork };
  };

  it('is worked out once until a card changes', async () => {
    const { ask } = counting();
    expect([await ask('a'), await ask('a'), await ask('b')]).to.deep.equal([1, 1, 2]);
    invalidateFound();
    expect(await ask('a')).to.equal(3);
  });

  it('is worked out once for many who ask at the same moment', async () => {
    const { ask, unitOfWork } = counting();
    await Promise.all(Array.from({ length: 50 }, () => ask('a')));
    expect(unitOfWork()).to.equal(1);
  });

  it('is not kept when a card changed while it was worked out', async () => {
    const keep = cachedUntilCardsChange<string>(bounded);
    let finish: (found: string) => void = () => undefined;
    const early = keep(
      'a',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    invalidateFound();
    finish('old');
    expect(await early).to.equal('old');
    expect(await keep('a', async () => 'new')).to.equal('new');
    expect(await keep('a', async () => 'newer')).to.equal('new');
  });

  it('is not kept when working it out failed, and a failure of yesterday throws out nothing of today', async () => {
    const keep = cachedUntilCardsChange<string>(bounded);
    let fail: (reason: Error) => void = () => undefined;
    const failing = keep(
      'a',
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    invalidateFound();
    await keep('a', async () => 'good');
    fail(new Error('away'));
    expect(await failing.catch(({ message }: Error) => message)).to.equal('away');
    expect(await keep('a', async () => 'other')).to.equal('good');
    expect(await keep('b', () => Promise.reject(new Error('away'))).catch(() => 'failed')).to.equal('failed');
    expect(await keep('b', async () => 'there')).to.equal('there');
  });

  it('goes, the longest unasked first, when there is too much of it', async () => {
    const { ask, unitOfWork } = counting(2 * weightOfOne);
    for (const key of ['a', 'b', 'a', 'c', 'a']) await ask(key);
    expect(unitOfWork()).to.equal(3);
    await ask('b');
    expect(unitOfWork()).to.equal(4);
  });

  it('keeps to its bytes, however many and however long the questions are', async () => {
    const limit = 200_000;
    const weigh = ({ length }: Buffer) => length;
    const keep = cachedUntilCardsChange<Buffer>({ name: 'searchedNames', weigh, bytes: limit });
    const questions = Array.from({ length: 300 }, (_, index) => `${index}${'q'.repeat(index * 10)}`);
    const answer = async () => Buffer.alloc(5_000);
    await Promise.all(questions.map((question) => keep(question, answer)));
    let held = 0;
    for (const question of questions.toReversed()) {
      let isKept = true;
      const found = await keep(question, async () => {
        isKept = false;
        return Buffer.alloc(0);
      });
      if (!isKept) break;
      held += found.length + 2 * question.length;
    }
    expect(held).to.be.within(limit / 2, limit);
  });
});
