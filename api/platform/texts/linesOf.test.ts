import { expect } from 'chai';
import { linesOf } from './linesOf.ts';

const atMost = { lines: 20, length: 60 };

describe('the lines of a text in HTML', () => {
  it('each paragraph, item and row is a line of plain words', () => {
    const html =
      '<p>Возьмите с&nbsp;собой:</p><ul><li>Халат</li><li>Лупы &amp; <b>наконечник</b></li></ul>один<br>два';
    expect(linesOf(html, atMost)).to.deep.equal([
      'Возьмите с собой:',
      'Халат',
      'Лупы & наконечник',
      'один',
      'два',
    ]);
    expect(linesOf('<p> </p>', atMost)).to.deep.equal([]);
  });

  it('long texts are cut at a word, and their number is limited', () => {
    const [line] = linesOf(`<p>${'слово '.repeat(40)}</p>`, atMost);
    expect(line)
      .to.match(/слово…$/)
      .and.to.have.length.at.most(61);
    expect(linesOf('<li>а</li>'.repeat(50), atMost)).to.have.length(20);
  });

  it('a text of nothing but brackets is read in linear time', () => {
    const before = performance.now();
    linesOf('<'.repeat(200_000) + '<br '.repeat(50_000), atMost);
    expect(performance.now() - before).to.be.below(500);
  });
});
