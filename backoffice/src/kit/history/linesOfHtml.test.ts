import { expect } from 'chai';
import { linesOfHtml } from './linesOfHtml.ts';

describe('the words of a formatted text', () => {
  it('words of paragraphs come a paragraph a line, without tags', () => {
    expect(linesOfHtml('<p>Про&nbsp;<b>то</b>кол</p><ul><li>Раз</li><li>Два &amp; три</li></ul>')).to.equal(
      'Про токол\nРаз\nДва & три',
    );
  });

  it('a link comes with its address, which a moderator would else never see', () => {
    const linked =
      '<p>Пишите <a target="_blank" href="https://evil.example/a?b=1&amp;c">нам</a>, <a>сюда</a></p>';
    expect(linesOfHtml(linked)).to.equal('Пишите нам (https://evil.example/a?b=1&c), сюда');
  });
});
