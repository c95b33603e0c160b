import { expect } from 'chai';
import fc from 'fast-check';
import { jsonLd } from './jsonLd.ts';

describe('jsonLd', () => {
  it('cannot be left by a name that closes the script', () => {
    const text = jsonLd({ name: '</script><script>alert(1)</script><!--' });
    expect(text).not.to.match(/[<>]/);
    expect(JSON.parse(text)).to.deep.equal({ name: '</script><script>alert(1)</script><!--' });
  });

  it('means the same as before, whatever the data', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const text = jsonLd({ name });
        expect(text).not.to.match(/[<>&]/);
        expect(JSON.parse(text)).to.deep.equal({ name });
      }),
    );
  });
});
