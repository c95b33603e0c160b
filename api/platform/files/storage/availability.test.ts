import { expect } from 'chai';
import { FilesUnavailable, watchedAvailability } from './availability.ts';

describe('a storage that fails', () => {
  it('is left alone after three failures in a row, and asked again two seconds later', async () => {
    let now = 0;
    const { watched, state } = watchedAvailability(() => now);
    let asked = 0;
    const failing = () =>
      watched(() => {
        asked += 1;
        return Promise.reject(new Error('no answer'));
      });
    for (const expected of [1, 2, 3, 3, 3]) {
      expect(await failing().catch((error) => error)).to.be.instanceOf(FilesUnavailable);
      expect(asked).to.equal(expected);
    }
    expect(state()).to.deep.equal({ away: 1, failures: 3 });
    now += 2000;
    expect(await watched(async () => 'answer')).to.equal('answer');
    expect(state()).to.deep.equal({ away: 0, failures: 3 });
    await failing().catch(() => undefined);
    expect(await watched(async () => 'answer')).to.equal('answer');
  });
});
