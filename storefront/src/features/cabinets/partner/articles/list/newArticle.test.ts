import { expect } from 'chai';
import { newArticleBody, newArticleShape } from './newArticle.ts';

describe('a new article', () => {
  const me = { id: 1, name: 'Артём Горелов' };

  it('is in the name of the only lecturer, and of a chosen one among several', () => {
    expect(newArticleShape([me]).empty.lecturer_id).to.equal('1');
    expect(newArticleShape([me, { id: 2, name: 'Анна Пак' }]).empty.lecturer_id).to.equal('');
  });

  it('goes with its title trimmed', () => {
    expect(newArticleBody({ lecturer_id: '2', title: ' Шлифовка эмали ' })).to.deep.equal({
      lecturer_id: 2,
      title: 'Шлифовка эмали',
    });
  });
});
