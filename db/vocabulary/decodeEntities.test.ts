import { expect } from 'chai';
import fc from 'fast-check';
import { decodeEntities } from './decodeEntities.ts';

const encode = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll('\u00a0', '&nbsp;');

describe('decodeEntities', () => {
  it('gives back any text that was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeEntities(encode(text))).to.equal(text);
      }),
    );
  });

  it('knows the names that typographers use', () => {
    expect(decodeEntities('&laquo;Эндо&raquo; &mdash; CAD&amp;CAM&hellip;')).to.equal('«Эндо» — CAD&CAM…');
  });

  it('decodes once', () => {
    expect(decodeEntities('&amp;lt;b&amp;gt;')).to.equal('&lt;b&gt;');
  });

  it('leaves alone what is no character', () => {
    expect(decodeEntities('&#0; &#xd800; &#x110000; &constructor; AT&T')).to.equal(
      '&#0; &#xd800; &#x110000; &constructor; AT&T',
    );
  });
});
