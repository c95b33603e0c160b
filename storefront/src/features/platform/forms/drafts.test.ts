import { expect } from 'chai';
import { dropDraft, keepDraft, keptDraft } from './drafts.ts';

const fields = ['name', 'phone', 'consent'];

describe('the draft of a form', () => {
  const kept = new Map<string, string>();
  before(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    }),
  );
  beforeEach(() => kept.clear());
  after(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

  it('is what was typed, of that form alone', () => {
    keepDraft('request', { name: 'Анна', phone: '' });
    expect(keptDraft('request', fields)).to.deep.equal({ name: 'Анна' });
    expect(keptDraft('question', fields)).to.deep.equal({});
  });

  it('never holds a tick', () => {
    keepDraft('request', { name: 'Анна', consent: true });
    expect(keptDraft('request', fields)).to.deep.equal({ name: 'Анна' });
  });

  it('never holds a secret', () => {
    keepDraft('entry', { login: 'anna@example.ru', password: 'Zimnij7les' }, { secret: ['password'] });
    expect([...kept.values()].join()).to.equal('{"login":"anna@example.ru"}');
  });

  it('holds what differs from the initial texts, and what was deleted of them', () => {
    const initial = { name: 'Анна', phone: '+7 900', city: 'Пермь' };
    keepDraft('profile', { name: 'Анна', phone: '', city: 'Омск' }, { initial });
    expect(keptDraft('profile', Object.keys(initial))).to.deep.equal({ phone: '', city: 'Омск' });
    keepDraft('profile', initial, { initial });
    expect(kept.size).to.equal(0);
  });

  it('is gone once it is dropped, or everything in it is deleted', () => {
    keepDraft('request', { name: 'Анна' });
    dropDraft('request');
    expect(kept.size).to.equal(0);
    keepDraft('request', { name: 'Анна' });
    keepDraft('request', { name: '', phone: '' });
    expect(kept.size).to.equal(0);
  });

  it('bears a storage that holds rubbish or is forbidden', () => {
    kept.set('odonta:draft:request', '{"name":5,"stranger":"x"');
    expect(keptDraft('request', fields)).to.deep.equal({});
    kept.set('odonta:draft:request', '{"name":5,"stranger":"x"}');
    expect(keptDraft('request', fields)).to.deep.equal({});
    Object.defineProperty(globalThis.sessionStorage, 'setItem', {
      value: () => {
        throw new Error('forbidden');
      },
    });
    keepDraft('request', { name: 'Анна' });
  });
});
