import { expect } from 'chai';
import { FilesUnavailable, watchedAvailability } from './availability.ts';

describe('a storage that fails', () => {
  it('is left alone after three failures in a row, and asked again two seconds later', async () => {
    let now = 0;
    const causes: string[] = [];
    const report = (cause: string) => causes.push(cause);
    const { watched, state } = watchedAvailability({ now: () => now, report });
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
    expect(causes).to.deep.equal(['Error no answer']);
    await failing().catch(() => undefined);
    expect(await watched(async () => 'answer')).to.equal('answer');
    expect(causes).to.have.length(2);
  });

  it('is reported with its answer in few words, and with no key that the answer repeats', async () => {
    const causes: string[] = [];
    const { watched } = watchedAvailability({ report: (cause) => causes.push(cause) });
    const refused = Object.assign(new Error('the key AKIA-1 may not'), {
      name: 'AccessDenied',
      $metadata: { httpStatusCode: 403 },
    });
    await watched(() => Promise.reject(refused)).catch(() => undefined);
    expect(causes).to.deep.equal(['AccessDenied 403']);
  });
});
