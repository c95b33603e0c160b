import { expect } from 'chai';
import { withContents } from './contents.ts';

describe('the contents of an article', () => {
  it('the contents are the headings, each with an address of its own', () => {
    const { html, headings } = withContents('<h2>Когда ждать</h2><p>О</p><h2>Когда <em>ждать</em></h2>');
    expect(headings).to.deep.equal([
      { id: 'kogda-zhdat-1', text: 'Когда ждать' },
      { id: 'kogda-zhdat-2', text: 'Когда ждать' },
    ]);
    expect(html).to.equal(
      '<h2 id="kogda-zhdat-1">Когда ждать</h2><p>О</p><h2 id="kogda-zhdat-2">Когда <em>ждать</em></h2>',
    );
  });

  it('cannot be used to break out of the address', () => {
    expect(withContents('<h2>"&gt;&lt;img src=x&gt;</h2>').html).to.match(/^<h2 id="[a-z0-9-]+">/);
  });

  it('each wide table scrolls by itself', () => {
    const { html } = withContents('<table><tr><td>1</td></tr></table><p>и</p><table></table>');
    expect(html.match(/<div class="table"/g)).to.have.length(2);
    expect(html).to.include('</table></div><p>и</p><div');
  });
});
