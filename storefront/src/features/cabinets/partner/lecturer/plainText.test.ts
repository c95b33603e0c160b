import { expect } from 'chai';
import { htmlOf, plainOf } from './plainText.ts';

describe('the text of a lecturer', () => {
  it('is typed in paragraphs and kept as such', () => {
    const text = 'Врач & лектор, стаж > 12 лет.\nПринимает в Твери.\n\nУчит <эндодонтии>.';
    expect(htmlOf(text)).to.equal(
      '<p>Врач &amp; лектор, стаж &gt; 12 лет.<br />Принимает в Твери.</p><p>Учит &lt;эндодонтии&gt;.</p>',
    );
    expect(plainOf(htmlOf(text))).to.equal(text);
    expect(htmlOf('  ')).to.equal('');
  });

  it('loses its formatting, and no word of it', () => {
    expect(plainOf('<h2>О себе</h2><ul><li>раз</li><li>два</li></ul><p><strong>Три</strong></p>')).to.equal(
      'О себе\n\nраз\nдва\n\nТри',
    );
  });
});
