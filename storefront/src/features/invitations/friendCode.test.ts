import { expect } from 'chai';
import { friendCode, rememberFriend } from './friendCode.ts';

describe('the link of a friend', () => {
  const kept = new Map<string, string>();
  before(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    }),
  );
  beforeEach(() => kept.clear());
  after(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('is remembered until another one is followed', () => {
    expect(friendCode()).to.equal(null);
    rememberFriend('?friend=0123456789');
    rememberFriend('?q=эндо');
    expect(friendCode()).to.equal('0123456789');
    rememberFriend('?friend=abcdef0123');
    expect(friendCode()).to.equal('abcdef0123');
  });

  it('is nothing that was typed by chance, or put there by somebody else', () => {
    for (const search of ['?friend=', '?friend=ABCDEF0123', '?friend=0123', '?friend=<script>'])
      rememberFriend(search);
    expect(friendCode()).to.equal(null);
    for (const damaged of ['{"oops', '7', '"no code"', '[]']) {
      kept.set('friend_code', damaged);
      expect(friendCode(), damaged).to.equal(null);
    }
  });
});
