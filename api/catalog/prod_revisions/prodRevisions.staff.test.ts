import type { StaffProd, StaffProdRevision } from '@odonta/api/contract';
import { type ProdRevision, StatusChange } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { buildProdRevision } from '@odonta/db/testing/prodRevisionFactory.ts';
import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('edits of courses for moderators', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('COURSE_EDITOR')).token;
  });

  const listed = async (filter: object) => {
    const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await api.call<StaffProdRevision[]>('get', `/adm/prod_revisions${query}`, { token })).body
      .message;
  };
  const waiting = async (fields: object, before: object, name = 'Эндодонтия под микроскопом') =>
    api.given(async () => {
      const lecturers = [await buildLecturer({ status: 'CONFIRMED' })];
      const center = await buildCenter({ name: 'Центр «Сто % улыбок»' });
      const prod = await buildProd({ degree: 'LOW', lecturers, name, center_id: center.id });
      return buildProdRevision({ prod_id: prod.id, fields, before });
    });
  const move = (revision: ProdRevision, name: string, body: object) =>
    api.call<StaffProdRevision>('post', `/adm/prod_revisions/${revision.id}/${name}`, { token, body });

  it('an edit is found by words of its course and centre, and typed wildcards are plain signs', async () => {
    const { id } = await waiting({ degree: 'MIDDLE' }, { degree: 'LOW' }, 'Курс о редком слове зюзюка');
    for (const q of ['ЗЮЗЮКА', 'зюзюка улыбок', 'сто % зюзюка'])
      expect(
        (await listed({ q })).map((each) => each.id),
        q,
      ).to.deep.equal([id]);
    for (const q of ['зюзюка_', '%%', "зюзюка' or"]) expect(await listed({ q }), q).to.deep.equal([]);
    expect(await listed({ q: '' })).to.not.be.empty;
  });

  it('a moderator accepts a part, and refuses the rest with a remark', async () => {
    const revision = await waiting({ degree: 'MIDDLE', group_size: 8 }, { degree: 'LOW', group_size: null });
    const part = await move(revision, 'apply', { fields: ['degree'] });
    expect([part.status, part.body.message.status, part.body.message.fields]).to.deep.equal([
      200,
      'CREATED',
      ['group_size'],
    ]);
    const body = { code: 'OTHER', reason: 'Не сейчас', comments: { group_size: 'Мало', degree: 'Чужое' } };
    const { message } = (await move(revision, 'reject', body)).body;
    expect(message).to.deep.include({ status: 'REJECTED', comments: { group_size: 'Мало' } });
  });

  it('a course in moderation says by when it is to be decided about', async () => {
    const prod = await api.given(() => buildProd({ status: 'CREATED' }));
    const created_at = new Date();
    await StatusChange.create({
      ...{ resource: 'prods', record_id: prod.id, move: 'submit', from_status: 'PREPARE' },
      ...{ to_status: 'CREATED', created_at },
    });
    const read = async (id: number) =>
      (await api.call<StaffProd>('get', `/adm/prods/${id}`, { token })).body.message.due_at;
    const expected = afterWorkingMinutes(nowInSeconds(), moderationMinutes);
    expect(await read(prod.id)).to.be.closeTo(expected, 5);
    expect(await read((await api.given(() => buildProd())).id)).to.equal(null);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
