import type { TopStrip as PublicStrip, StaffTopStrip } from '@odonta/api/contract';
import { TopStrip } from '@odonta/db/models';
import { buildCategory, buildCity, buildTopStrip, inDays } from '@odonta/db/testing/factories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';

const day = 86_400;

describe('staff strips', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('MANAGER_BANNER')).token;
  });
  beforeEach(() => TopStrip.destroy({ where: {} }));

  const whole = () => ({
    header: 'Неделя скидок',
    text: 'До воскресенья',
    link: '/search',
    date_start: nowInSeconds() - day,
    date_end: nowInSeconds() + day,
  });
  const create = (body: object) => api.call<StaffTopStrip>('post', '/adm/top_strip', { token, body });
  const act = (id: number, move: string) =>
    api.call<StaffTopStrip>('post', `/adm/top_strip/${id}/${move}`, { token, body: {} });
  const shown = async () =>
    (await api.call<PublicStrip | null>('get', '/action')).body.message?.header ?? null;
  const tagsSince = async (work: () => Promise<unknown>) => {
    const last = async () =>
      (
        await api.sequelize.query<{ id: string }>('select coalesce(max(id), 0) as id from change_log', {
          type: QueryTypes.SELECT,
        })
      )[0]?.id;
    const from = await last();
    await work();
    const rows = await api.sequelize.query<{ tags: string[] }>('select tags from change_log where id > $1', {
      bind: [from],
      type: QueryTypes.SELECT,
    });
    return rows.flatMap(({ tags }) => tags);
  };

  it('strips are shown from their publication until they are stopped', async () => {
    const { status, body } = await create(whole());
    expect([status, body.message.status, await shown()]).to.deep.equal([201, 'DRAFT', null]);
    const { id } = body.message;
    await act(id, 'publish');
    expect(await shown()).to.equal('Неделя скидок');
    expect((await act(id, 'publish')).status).to.equal(409);
    await act(id, 'stop');
    expect(await shown()).to.equal(null);
  });

  it('strips of the same pages never overlap, though two are published at once', async () => {
    const [first, second, later] = [
      (await create(whole())).body.message,
      (await create(whole())).body.message,
      (await create({ ...whole(), date_start: whole().date_end, date_end: whole().date_end + day })).body
        .message,
    ];
    const answers = await Promise.all([first, second].map(({ id }) => act(id, 'publish')));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    const waiting = answers[0]?.status === 409 ? first : second;
    expect((await act(waiting.id, 'publish')).body.message).to.match(/уже стоит плашка «Неделя скидок»/);
    expect((await act(later.id, 'publish')).status).to.equal(200);
    const longer = { date_start: whole().date_start };
    const { status } = await api.call('put', `/adm/top_strip/${later.id}`, { token, body: longer });
    expect(status).to.equal(409);
  });

  it('strips of a city and of a category stand beside that of all pages', async () => {
    const [city, category] = [await buildCity(), await buildCategory()];
    for (const [index, place] of [{}, { city_id: city.id }, { category_id: category.id }].entries()) {
      const { id } = (await create({ ...whole(), ...place, date_end: whole().date_end + index })).body
        .message;
      expect((await act(id, 'publish')).status).to.equal(200);
    }
    const [standing] = await TopStrip.findAll({ where: { city_id: city.id } });
    const twin = { city_id: (await buildCity()).id, date_end: Number(standing?.date_end) / 1000 };
    const refusedTwin = await act((await create({ ...whole(), ...twin })).body.message.id, 'publish');
    expect([refusedTwin.status, refusedTwin.body.message], 'closed together by its end').to.deep.equal([
      409,
      'В ту же минуту кончается плашка «Неделя скидок»: закрыв одну, посетитель не увидит и другую. Сдвиньте конец',
    ]);
    const refused = async (place: object) => (await create({ ...whole(), ...place })).body.errors;
    expect(await refused({ city_id: city.id, category_id: category.id })).to.have.all.keys('category_id');
    expect(await refused({ city_id: 999_999 })).to.have.all.keys('city_id');
    expect(await refused({ category_id: 999_999 })).to.have.all.keys('category_id');
  });

  it('an edit of a draft strip invalidates no page', async () => {
    const draft = (await create(whole())).body.message;
    const edit = () =>
      api.call('put', `/adm/top_strip/${draft.id}`, { token, body: { text: 'До понедельника' } });
    expect(await tagsSince(edit)).to.deep.equal([]);
    expect(await tagsSince(() => act(draft.id, 'publish'))).to.deep.equal(['top_strips']);
  });

  it('strips are not published when their time is over', async () => {
    const { id } = await buildTopStrip({ status: 'DRAFT', date_start: inDays(-3), date_end: inDays(-2) });
    const { status, body } = await act(id, 'publish');
    expect([status, body.message]).to.deep.equal([409, 'Срок показа уже прошёл: сначала перенесите конец']);
  });

  it('strips lead to a page of ours or to an honest address', async () => {
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'search'])
      expect((await create({ ...whole(), link })).body.errors, link).to.have.all.keys('link');
    expect((await create({ ...whole(), link: null })).body.message.link).to.equal(null);
    expect((await create({ ...whole(), link: 'https://a.example/' })).status).to.equal(201);
    expect((await create({ ...whole(), date_end: nowInSeconds() - 2 * day })).body.errors).to.have.all.keys(
      'date_end',
    );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
