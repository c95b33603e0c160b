import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { collectWhenIdle } from './idleMemory.ts';

describe('the memory of a resting process', function () {
  this.timeout(60_000);

  it('the garbage of a burst is collected once the process rests', async () => {
    setFlagsFromString('--expose-gc');
    globalThis.gc = runInNewContext('gc') as typeof globalThis.gc;
    const garbage = burst();
    await pause(100);
    expect(isThere(garbage), 'without the watch it stays').to.equal(true);
    const stop = collectWhenIdle(50, 1024 * 1024);
    await eventually(async () => expect(isThere(garbage)).to.equal(false));
    stop();
  });
});

/** An error that names the garbage itself would keep it. */
const isThere = (garbage: WeakRef<number[]>) => garbage.deref() !== undefined;

/** Large enough to be old from the beginning. */
function burst(): WeakRef<number[]> {
  return new WeakRef(Array.from({ length: 1_000_000 }, (_, index) => index / 3));
}
