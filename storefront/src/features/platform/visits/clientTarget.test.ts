import { expect } from 'chai';
import { storedInMemory } from '../../../lib/testing/storedInMemory.ts';
import { clientTargetOf, clientTargets, rememberClientTarget } from './clientTarget.ts';

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

describe('the marks that go with a request', () => {
  const kept = storedInMemory();

  it('a request without an advertisement has no marks', () => {
    expect(clientTargets()).to.deep.equal({});
  });

  it('a request has the marks of the last visit and of the first', () => {
    for (const source of ['vk', 'yandex', 'dzen']) rememberClientTarget({ source });
    expect(clientTargets()).to.deep.equal({
      client_target: { source: 'dzen' },
      client_target_first: { source: 'vk' },
    });
  });

  it('marks written by somebody else are ignored', () => {
    for (const damaged of [
      '{"oops',
      '[]',
      '"vk"',
      '{"first":1}',
      '{"first":{"target":{"spy":"1"},"at":1}}',
    ]) {
      kept.set('client_target', damaged);
      expect(clientTargets(), damaged).to.deep.equal({});
    }
  });
});
