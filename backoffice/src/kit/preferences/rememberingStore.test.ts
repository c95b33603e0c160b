import { expect } from 'chai';
import { memoryStore } from 'ra-core';
import { type Preferences, type RememberingStore, rememberingStore } from './rememberingStore.ts';

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a remembering store', () => {
  let sent: Preferences[];
  let store: RememberingStore;
  beforeEach(() => {
    const saved: Preferences[] = [];
    sent = saved;
    store = rememberingStore(memoryStore(), {
      isRemembered: (key) => key.endsWith('.columns'),
      save: async (preferences) => saved.push(preferences),
      waitMs: 10,
    });
    store.setup();
  });

  it('tells several changes in one request, the last value of each', async () => {
    store.setItem('prods.columns', ['name']);
    store.setItem('prods.columns', ['status', 'name']);
    store.setItem('cities.columns', undefined);
    await soon(30);
    expect(sent).to.deep.equal([{ 'prods.columns': ['status', 'name'], 'cities.columns': null }]);
  });

  it('keeps to this browser what is not to be remembered', async () => {
    store.setItem('theme', 'dark');
    await soon(30);
    expect([store.getItem('theme'), sent]).to.deep.equal(['dark', []]);
  });

  it('adopts what the server remembers, without telling it back', async () => {
    store.setItem('cities.columns', ['region']);
    await soon(30);
    store.adopt({ 'prods.columns': ['name'], theme: 'light' });
    await soon(30);
    expect(store.listItems?.()).to.deep.equal({ 'prods.columns': ['name'] });
    expect(sent).to.have.length(1);
  });

  it('does not lose a change that was made while the server was asked', () => {
    store.setItem('prods.columns', ['status']);
    store.adopt({ 'prods.columns': ['name'] });
    expect(store.getItem('prods.columns')).to.deep.equal(['status']);
  });

  it('tells nothing of the one who has left', async () => {
    store.setItem('prods.columns', ['status']);
    store.reset();
    await soon(30);
    expect([sent, store.getItem('prods.columns')]).to.deep.equal([[], undefined]);
  });

  it('survives a server that is away', async () => {
    const lonely = rememberingStore(memoryStore(), {
      isRemembered: () => true,
      save: () => Promise.reject(new Error('away')),
      waitMs: 1,
    });
    lonely.setup();
    lonely.setItem('prods.columns', ['name']);
    await soon(10);
    expect(lonely.getItem('prods.columns')).to.deep.equal(['name']);
  });
});
