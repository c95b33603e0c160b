import { expect } from 'chai';
import { basenameOf, storeKeyOf } from './basename.ts';

describe('two addresses of one back-office', () => {
  it('the first segment tells the two addresses apart', () => {
    expect(['/adm', '/adm/', '/adm/prods/1', '/adm/adm-next'].map(basenameOf)).to.deep.equal(
      Array(4).fill('/adm'),
    );
    expect(['/adm-next', '/adm-next/', '/adm-next/login'].map(basenameOf)).to.deep.equal(
      Array(3).fill('/adm-next'),
    );
  });

  it('preferences are separate: clearing one leaves the other', () => {
    const [one, other] = [storeKeyOf('/adm'), storeKeyOf('/adm-next')];
    expect(one.startsWith(other) || other.startsWith(one)).to.equal(false);
  });
});
