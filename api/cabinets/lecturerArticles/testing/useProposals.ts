import type { OwnArticleCard, OwnArticles, StaffArticle } from '@odonta/api/contract';
import { type Lecturer, Letter, type User } from '@odonta/db/models';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { expect } from 'chai';
import type { TestApi } from '../../../testing/testApi.ts';
import { useStaff } from '../../../testing/useApi.ts';

export const whole = {
  description: 'О снятии слепков без боли.',
  text: `<p>${'Текст о слепках. '.repeat(30)}</p>`,
  categories: [5],
};

/** A lecturer with an account and an editor, and all that they do with articles; a new lecturer before each test. */
export function useProposals(api: TestApi) {
  const editor = useStaff(api, 'ARTICLES');
  const world = {} as { lecturer: Lecturer; user: User; token: string };
  beforeEach(async () => {
    const { lecturer, user } = await buildLecturerWithAccount();
    Object.assign(world, { lecturer, user, token: await api.tokenOf(user) });
  });

  const begin = (title = 'Слепки без боли') =>
    api.call<OwnArticleCard>('post', '/lk/articles', {
      token: world.token,
      body: { lecturer_id: world.lecturer.id, title },
    });
  const save = (id: number, fields: object, was: object = {}) =>
    api.call<OwnArticleCard>('put', `/lk/articles/${id}`, { token: world.token, body: { fields, was } });
  const act = (id: number, name: string) =>
    api.call<OwnArticleCard>('post', `/lk/articles/${id}/${name}`, { token: world.token, body: {} });
  const end = (id: number) => api.call('delete', `/lk/articles/${id}`, { token: world.token });

  return {
    ...{ editor, world, begin, save, act, end },
    list: async () => (await api.call<OwnArticles>('get', '/lk/articles', world)).body.message,
    letters: (kind: string) => Letter.findAll({ where: { to: world.user.email, kind } }),
    decide: (id: number, name: string, body: object = {}) =>
      api.call<StaffArticle>('post', `/adm/articles/${id}/${name}`, { token: editor.token, body }),
    correct: (id: number, body: object) =>
      api.call<StaffArticle>('put', `/adm/articles/${id}`, { token: editor.token, body }),
    ofStaff: (id: number) => api.call<StaffArticle>('get', `/adm/articles/${id}`, { token: editor.token }),
    sent: async () => {
      const { id } = (await begin()).body.message;
      await save(id, whole);
      expect((await act(id, 'submit')).status).to.equal(200);
      return id;
    },
  };
}
