import { expect } from 'chai';
import { readTogether } from './together.ts';

describe('reading together', () => {
  const readings: number[][] = [];
  let isDown = false;
  let held: Promise<void> | undefined;
  const read = async (keys: readonly number[]) => {
    readings.push([...keys]);
    await held;
    if (isDown) throw new Error('the database is away');
    return new Map(keys.filter((key) => key < 100).map((key) => [key, `row ${key}`]));
  };
  const ask = readTogether(read, 60_000);
  beforeEach(() => {
    readings.length = 0;
    isDown = false;
    held = undefined;
  });
  const turn = () => new Promise((turned) => setImmediate(turned));

  it('numbers that are asked for in one turn are read by one statement, each once', async () => {
    expect(await Promise.all([ask(1), ask(2), ask(1), ask(100)])).to.deep.equal([
      'row 1',
      'row 2',
      'row 1',
      null,
    ]);
    expect(readings).to.deep.equal([[1, 2, 100]]);
  });

  it('a later question is never answered by an earlier reading', async () => {
    const first = ask(1);
    await turn();
    await Promise.all([first, ask(1)]);
    expect(readings).to.deep.equal([[1], [1]]);
  });

  it('many numbers are read in several statements', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, key) => ask(key)));
    expect(readings.map(({ length }) => length)).to.deep.equal([16, 16, 8]);
  });

  it('numbers that are asked for while two statements run wait for one of them, unless they fill a statement', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const asked: Promise<unknown>[] = [];
    for (const key of [1, 2, 3, 4]) {
      asked.push(ask(key));
      await turn();
    }
    expect(readings).to.deep.equal([[1], [2]]);
    const others = Array.from({ length: 14 }, (_, at) => at + 5);
    asked.push(...others.map(ask), ask(50));
    await turn();
    expect(readings).to.deep.equal([[1], [2], [3, 4, ...others]]);
    resolve();
    await Promise.all(asked);
    expect(readings[3]).to.deep.equal([50]);
  });

  it('numbers do not wait long behind two statements that hang', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const askSoon = readTogether(read, 1);
    const asked = [askSoon(1)];
    await turn();
    asked.push(askSoon(2));
    await turn();
    asked.push(askSoon(3));
    while (readings.length < 3) await turn();
    expect(readings).to.deep.equal([[1], [2], [3]]);
    resolve();
    await Promise.all(asked);
  });

  it('a failure reaches everybody who waits, and nobody after', async () => {
    isDown = true;
    const asked = await Promise.allSettled([ask(1), ask(2)]);
    expect(asked.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    isDown = false;
    expect(await ask(1)).to.equal('row 1');
  });
});
