import type { CenterProdCard, CenterProds, EditedProd } from '@odonta/api/contract';
import { type Center, Letter, Prod, ProdRevision, StaffNotice } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const weekLater = (moment: Date | null) => Math.floor((moment?.getTime() ?? 0) / 1000) + 7 * 86_400;

describe('courses in the cabinet of a centre', () => {
  const api = useApi();
  let center: Center;
  let owner: string;
  beforeEach(async () => {
    center = await buildCenter();
    owner = await memberAs('OWNER');
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const published = (given: Parameters<typeof buildProd>[0] = {}) =>
    api.given(async () =>
      buildProd({
        center_id: center.id,
        lecturers: [await buildLecturer({ status: 'CONFIRMED' })],
        ...given,
      }),
    );
  const call = <Message = CenterProdCard>(method: string, tail: string, body?: object, token = owner) =>
    api.call<Message>(method, `/prods/my${tail}`, { token, ...(body && { body }) });
  const save = (
    prod: { id: number },
    fields: Partial<EditedProd>,
    was?: Partial<EditedProd>,
    token = owner,
  ) => call('put', `/${prod.id}`, { fields, ...(was && { was }) }, token);
  const act = (prod: { id: number }, name: string, body: object = {}, token = owner) =>
    call('post', `/${prod.id}/${name}`, body, token);
  const begin = async (token = owner) => {
    const body = { center_id: center.id, name: 'Эндодонтия под микроскопом', type: 2, degree: 'LOW' };
    return call('post', '', { ...body, categories: [1], price: 20_000 }, token);
  };

  it('an editor begins a course, completes it and sends it to the moderators', async () => {
    const editor = await memberAs('EDITOR');
    const moderator = await api.staff('COURSE_EDITOR');
    const { status, body } = await begin(editor);
    expect([status, body.message.is_draft, body.message.edits]).to.deep.equal([201, true, true]);
    const { id } = body.message;
    expect((await act({ id }, 'submit', {}, editor)).body).to.include({
      message: 'Добавьте описание не короче 200 символов, лектора, обложку',
    });
    const { id: lecturer } = await buildLecturer({ status: 'CONFIRMED' });
    const saved = await save(
      { id },
      {
        text: `<p>${'Разбираем сложные случаи. '.repeat(10)}</p><script>alert(1)</script>`,
        lecturer_ids: [lecturer],
        file_preview: { filename: 'cover', alt: 'Микроскоп' },
      },
      undefined,
      editor,
    );
    expect(saved.body.message.values.text).to.not.include('script');
    const sent = await act({ id }, 'submit', {}, editor);
    expect([sent.status, sent.body.message.status, sent.body.message.is_draft]).to.deep.equal([
      200,
      'CREATED',
      false,
    ]);
    expect(sent.body.message.due_at).to.be.greaterThan(sent.body.message.submitted_at ?? 0);
    expect(sent.body.message.closed_because).to.include('отзовите');
    const rung = { user_id: moderator.user.id, path: `/prods/${id}/show` };
    expect(await StaffNotice.count({ where: rung })).to.equal(1);
    expect((await save({ id }, { degree: 'MIDDLE' }, undefined, editor)).status).to.equal(409);
    expect((await act({ id }, 'withdraw', {}, editor)).status).to.equal(403);
    const back = (await act({ id }, 'withdraw')).body.message;
    expect([back.status, back.is_draft, back.decides]).to.deep.equal(['CANCELED', true, true]);
    const listed = async (name: string) =>
      (await call<CenterProds>('get', `?list=${name}`)).body.message.prods.map((row) => row.id);
    expect([await listed('drafts'), await listed('archive')]).to.deep.equal([[id], []]);
    expect((await save({ id }, { degree: 'MIDDLE' })).body.message.values.degree).to.equal('MIDDLE');
  });

  it('a refused course shows the remarks by field, and its letter leads to the first of them', async () => {
    const { token } = await api.staff('COURSE_EDITOR');
    const prod = await api.given(() => buildProd({ center_id: center.id, status: 'CREATED' }));
    const body = { reason: 'Проверьте цену', code: 'PRICE', comments: { price: 'Выше, чем у вас на сайте' } };
    await api.call('post', `/adm/prods/${prod.id}/reject`, { token, body });
    const { rejection } = (await call('get', `/${prod.id}`)).body.message;
    expect(rejection).to.deep.equal({
      ...{ code: 'PRICE', reason: 'Проверьте цену' },
      comments: { price: 'Выше, чем у вас на сайте' },
    });
    const letter = await Letter.findOne({ where: { kind: 'course_rejected' }, order: [['id', 'DESC']] });
    expect(letter?.text).to.include(`/partner/courses/${prod.id}#price`);
  });

  it('a lower price of a published course takes effect at once, and a new date waits', async () => {
    const prod = await published();
    const date_start = weekLater(prod.date_start);
    const { body } = await save(prod, { price: 9000, date_start });
    const rules = body.message.draft?.changes.map(({ field, rule }) => [field, rule]);
    expect(rules).to.deep.equal([
      ['date_start', 'informing'],
      ['price', 'instant'],
    ]);
    expect((await prod.reload()).price).to.equal(1_000_000);
    const sent = (await act(prod, 'submit')).body.message;
    await prod.reload();
    expect([prod.price, sent.draft, sent.waiting?.changes.map(({ field }) => field)]).to.deep.equal([
      ...[900_000, null],
      ['date_start'],
    ]);
    expect(weekLater(prod.date_start)).to.equal(date_start);
  });

  it('a part of an edit is applied, and the rest refused with a remark', async () => {
    const { token } = await api.staff('COURSE_EDITOR');
    const prod = await published();
    await save(prod, { name: 'Другое название курса', degree: 'LOW' });
    await act(prod, 'submit');
    const revision = await ProdRevision.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
    const decide = (name: string, body: object) =>
      api.call('post', `/adm/prod_revisions/${revision.id}/${name}`, { token, body });
    const partly = await decide('apply', { fields: ['degree'], version: revision.version });
    expect([partly.status, (await prod.reload()).degree, prod.name]).to.deep.equal([200, 'LOW', prod.name]);
    expect((await decide('apply', { version: revision.version })).status).to.equal(409);
    await decide('reject', {
      reason: 'Не то',
      code: 'OTHER',
      comments: { name: 'Слишком общее', degree: 'x' },
    });
    const { message } = (await call('get', `/${prod.id}`)).body;
    expect(message.rejection?.comments).to.deep.equal({ name: 'Слишком общее' });
    expect(message.values.name).to.equal('Другое название курса');
    const applied = await ProdRevision.findOne({ where: { prod_id: prod.id, status: 'CONFIRMED' } });
    expect(applied?.fields).to.deep.equal({ degree: 'LOW' });
  });

  it('an edit of an older version is refused with both values until its author has seen them', async () => {
    const prod = await published();
    await save(prod, { name: 'Название от центра' });
    await prod.reload();
    await prod.update({ name: 'Название от редакции' });
    const refused = await act(prod, 'submit');
    expect([refused.status, refused.body.current]).to.deep.equal([409, { name: 'Название от редакции' }]);
    const { draft } = (await call('get', `/${prod.id}`)).body.message;
    expect(draft?.changes[0]).to.include({
      is_stale: true,
      after: 'Название от центра',
      live: 'Название от редакции',
    });
    expect((await act(prod, 'submit', { over_newer: true })).status).to.equal(200);
  });

  it('two editors do not overwrite each other', async () => {
    const prod = await published();
    await save(prod, { name: 'Первое новое название' }, { name: prod.name });
    const second = await save(prod, { name: 'Второе новое название' }, { name: prod.name });
    expect([second.status, second.body.current]).to.deep.equal([409, { name: 'Первое новое название' }]);
  });

  it('members of other roles read courses and change nothing; strangers do not learn that they exist', async () => {
    const prod = await published();
    const clerk = await memberAs('ORDERS');
    expect(
      (await call<CenterProds>('get', '', undefined, clerk)).body.message.prods.map(({ id }) => id),
    ).to.deep.equal([prod.id]);
    expect((await call('get', `/${prod.id}`, undefined, clerk)).body.message.edits).to.equal(false);
    expect((await save(prod, { degree: 'MIDDLE' }, undefined, clerk)).status).to.equal(403);
    const stranger = await memberAs('OWNER', await buildCenter());
    for (const answer of [
      await call('get', `/${prod.id}`, undefined, stranger),
      await save(prod, { degree: 'MIDDLE' }, undefined, stranger),
      await act(prod, 'pause_sales', {}, stranger),
      await begin(stranger),
    ])
      expect(answer.status).to.equal(404);
    expect(await ProdRevision.count({ where: { prod_id: prod.id } })).to.equal(0);
  });

  it('the owner pauses the booking, and repeats a course on two other days', async () => {
    const prod = await published();
    expect((await act(prod, 'pause_sales')).body.message.sales_paused).to.equal(true);
    expect((await act(prod, 'pause_sales')).status).to.equal(409);
    expect((await act(prod, 'resume_sales')).body.message.sales_paused).to.equal(false);
    const date_start = weekLater(prod.date_start);
    const { status, body } = await call<{ ids: number[] }>('post', `/${prod.id}/rerun`, {
      ...{ date_start, also: [date_start + 7 * 86_400] },
    });
    expect([status, body.message.ids.length]).to.deep.equal([201, 2]);
    const drafts = await Prod.findAll({ where: { id: body.message.ids } });
    expect(drafts.map(({ is_draft, series_id }) => [is_draft, series_id])).to.deep.equal([
      [true, prod.id],
      [true, prod.id],
    ]);
  });

  it('a field of the platform cannot be sent, and nothing is saved beside it', async () => {
    const prod = await published();
    const { status, body } = await save(prod, { is_partner_bonus_promo: true, degree: 'MIDDLE' } as never);
    expect(status).to.equal(422);
    expect(Object.keys(body.errors ?? {})).to.deep.equal(['fields.is_partner_bonus_promo']);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
