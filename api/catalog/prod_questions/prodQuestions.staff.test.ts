import type { ProdFull, StaffProdQuestion } from '@odonta/api/contract';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildProdQuestion } from '@odonta/db/testing/prodQuestionFactory.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('a question about a course', () => {
  const api = useApi();
  let manager: string;

  before(async () => {
    manager = (await api.staff('MANAGER')).token;
  });

  const act = (id: number, move: string) =>
    api.call<StaffProdQuestion>('post', `/adm/prod_questions/${id}/${move}`, { token: manager, body: {} });
  const shownAt = async (id: number) =>
    (await api.call<ProdFull>('get', `/prods/${id}`)).body.message.questions.map(({ question }) => question);

  it('is on the pages of all dates of its series while it is published', async () => {
    const first = await api.given(() => buildProd());
    const again = await api.given(() => buildProd({ series_id: first.id }));
    const { id, question } = await api.given(() => buildProdQuestion({ prod_id: again.id }));
    expect(await shownAt(first.id)).to.deep.equal([]);
    expect((await act(id, 'publish')).status).to.equal(200);
    expect([await shownAt(first.id), await shownAt(again.id)]).to.deep.equal([[question], [question]]);
    expect((await act(id, 'hide')).status).to.equal(200);
    expect(await shownAt(first.id)).to.deep.equal([]);
  });

  it('is published with an answer only, and keeps it', async () => {
    const { id } = await api.given(() => buildProdQuestion({ answer: null }));
    const refused = await act(id, 'publish');
    expect([refused.status, refused.body.message]).to.deep.equal([409, 'Сначала напишите ответ']);
    const write = (body: object) => api.call('put', `/adm/prod_questions/${id}`, { token: manager, body });
    expect((await write({ answer: 'Да, будет.' })).status).to.equal(200);
    expect((await act(id, 'publish')).status).to.equal(200);
    expect((await write({ answer: null })).body.errors).to.have.keys('answer');
  });

  it('gets no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
