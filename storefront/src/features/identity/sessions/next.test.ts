import { expect } from 'chai';
import { isBackOffice, nextIn, withNext } from './next.ts';

const origin = 'https://odonta.example';
const nextOf = (address: string) => nextIn(`?next=${encodeURIComponent(address)}`, origin);

describe('the address one goes back to', () => {
  it('is what was named, with its query', () => {
    const address = '/adm/prods?filter={"q":"x"}&page=2';
    expect(nextIn(new URL(withNext('/login', address), origin).search, origin)).to.equal(
      '/adm/prods?filter={%22q%22:%22x%22}&page=2',
    );
    expect(nextIn('', origin)).to.equal(null);
  });

  for (const foreign of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '/a\\..\\\\evil.example',
    '',
  ])
    it(`is never another site: ${JSON.stringify(foreign)}`, () => expect(nextOf(foreign)).to.equal(null));

  it('is of the back-office under both of its faces, and by the whole segment', () => {
    for (const path of ['/adm', '/adm/', '/adm/prods', '/adm-next', '/adm-next/prods?x=1', '/adm?x'])
      expect(isBackOffice(path), path).to.equal(true);
    for (const path of ['/', '/admin', '/adm-other', '/partner/centers'])
      expect(isBackOffice(path), path).to.equal(false);
  });
});
