import { expect } from 'chai';
import { clientTargetOf } from './clientTarget.ts';

describe('clientTargetOf', () => {
  it('reads the marks of the landing in both spellings', () => {
    expect(clientTargetOf('?utm_source=vk&utm_medium=cpc&ref=partner-7&q=эндо')).to.deep.equal({
      source: 'vk',
      medium: 'cpc',
      ref: 'partner-7',
    });
  });

  it('is nothing without marks', () => {
    expect(clientTargetOf('?q=эндо&source=')).to.equal(null);
  });

  it('keeps no more than 200 characters of a mark', () => {
    expect(clientTargetOf(`?term=${'а'.repeat(500)}`)?.term).to.have.length(200);
  });
});
