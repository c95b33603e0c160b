import { expect } from 'chai';
import { articleHtml } from './articleHtml.ts';

describe('the marks of demo articles', () => {
  it('the marks become headings, lists, quotes, tables and paragraphs', () => {
    const body = '## О\nАбзац & < знак\n- раз\n- два\n1. шаг\n> Слово\n| А | Б |\n| 1 | 2 |';
    expect(articleHtml(body).split('\n')).to.deep.equal([
      '<h2>О</h2>',
      '<p>Абзац &amp; &lt; знак</p>',
      '<ul><li>раз</li><li>два</li></ul>',
      '<ol><li>шаг</li></ol>',
      '<blockquote><p>Слово</p></blockquote>',
      '<table><thead><tr><th>А</th><th>Б</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ]);
  });
});
