import { expect } from 'chai';
import { storedInMemory } from '../../../lib/testing/storedInMemory.ts';
import { friendCode, rememberFriend } from './friendCode.ts';

describe('the link of a friend', () => {
  const kept = storedInMemory();

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
