import type { ProdFull } from '@odonta/api/contract';
import { type Lecturer, Letter, type Prod, ProdLecturer, type User } from '@odonta/db/models';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { useApi, useStaff } from '../../../testing/useApi.ts';

interface Asked {
  lecturer: Lecturer;
  user: User;
  token: string;
}

/** A lecturer with an account, another for each test, courses that name him, and what he answers. */
export function useConsents() {
  const api = useApi();
  const editor = useStaff(api, 'COURSE_EDITOR');
  const asked = {} as Asked;

  beforeEach(async () => {
    Object.assign(asked, await buildLecturerWithAccount({ name: 'Анна Ответова' }));
    asked.token = await api.tokenOf(asked.user);
  });

  const byEditor = (method: 'put' | 'post', path: string, body: object) =>
    api.call(method, path, { token: editor.token, body });
  const edit = (prod: Prod, body: object) => byEditor('put', `/adm/prods/${prod.id}`, body);
  return {
    ...{ api, asked, edit },
    put: (prod: Prod, lecturer_ids: number[]) => edit(prod, { lecturer_ids }),
    publish: (prod: Prod) => byEditor('post', `/adm/prods/${prod.id}/publish`, {}),
    answer: (prod: Prod, name: 'accept' | 'decline', body: object = {}, token = asked.token) =>
      api.call('post', `/lk/courses/${prod.id}/${name}`, { token, body }),
    rowOf: (prod: Prod, { id: lecturer_id } = asked.lecturer) =>
      ProdLecturer.findOne({ where: { prod_id: prod.id, lecturer_id }, rejectOnEmpty: true }),
    shownOn: async (prod: Prod) =>
      (await api.call<ProdFull>('get', `/prods/${prod.id}`)).body.message.lecturers.map(({ id }) => id),
    kindsTo: async ({ email }: User) =>
      (await Letter.findAll({ where: { to: email }, order: ['id'] })).map(({ kind }) => kind),
    change: (prod: Prod, values: Partial<Prod>) => prod.reload().then((now) => now.update(values)),
  };
}
