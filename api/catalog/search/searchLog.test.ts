import type { StaffSearchReportRow } from '@odonta/api/contract';
import { SearchLogEntry } from '@odonta/db/models';
import { buildProd, buildSynonyms } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { trimSearchLog, writeSearchLog } from './searchLog.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

describe('the log of searches', () => {
  const api = useApi();

  before(async () => {
    await buildSynonyms('зуботехник', 'техник');
    await api.given(() => buildProd({ name: 'Отбеливание', type: 2 }));
  });

  const beacon = (path: string, body: object, headers: Record<string, string> = browser) =>
    api.call('post', `/search/${path}`, { body, headers });
  const written = async (query: string) => {
    await writeSearchLog(api.sequelize);
    return SearchLogEntry.findAll({ where: { query }, order: ['id'] });
  };

  it('counts a question by the hour, with its filters and what was found', async () => {
    const asked = { query: ' ОтбеливаниЁ ', type: '2', city: 'онлайн' };
    for (let time = 0; time < 3; time += 1) await beacon('seen', { asked });
    await beacon('click', { asked, position: 4 });
    await beacon('click', { asked, position: 1 });
    const [row, ...others] = await written('отбеливание');
    expect(others).to.deep.equal([]);
    expect(row).to.include({ asked: 3, found: 1, corrected: null, clicks: 2 });
    expect(Number(row?.positions)).to.equal(5);
    expect(row?.filters).to.deep.equal({ city: ['онлайн'], type: [2] });
    expect(row?.hour.getTime()).to.be.closeTo(Date.now(), 3_600_000);
  });

  it('adds to what is written already, and a later click takes nothing away', async () => {
    const asked = { query: 'отбилевание' };
    await beacon('seen', { asked });
    expect((await written(asked.query))[0]).to.include({ asked: 1, found: 1, corrected: 'отбеливание' });
    await beacon('click', { asked, position: 2 });
    expect((await written(asked.query))[0]).to.include({
      asked: 1,
      found: 1,
      corrected: 'отбеливание',
      clicks: 1,
    });
  });

  it('has no column for a person, and no line for what names one', async () => {
    expect(Object.keys(SearchLogEntry.getAttributes())).to.deep.equal([
      'id',
      'hour',
      'query',
      'filters',
      'asked',
      'found',
      'corrected',
      'clicks',
      'positions',
    ]);
    const before = await SearchLogEntry.count();
    for (const query of ['olga@mail.ru', '+7 912 345-67-89', '89123456789'])
      await beacon('seen', { asked: { query } });
    await writeSearchLog(api.sequelize);
    expect(await SearchLogEntry.count()).to.equal(before);
  });

  it('counts no robot, no page fetched ahead and no look at the whole catalogue', async () => {
    const asked = { query: 'роботово' };
    await beacon('seen', { asked }, { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0)' });
    await beacon('seen', { asked }, { ...browser, 'sec-purpose': 'prefetch;prerender' });
    await beacon('seen', { asked }, { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0 Safari/537.36' });
    await beacon('click', { asked, position: 1 }, { 'user-agent': 'curl/8' });
    await beacon('seen', { asked: {} });
    expect(await written('роботово')).to.deep.equal([]);
    expect(await written('')).to.deep.equal([]);
  });

  for (const [body, field] of [
    [{ asked: { query: 'эндо', limit: 5 } }, 'asked.limit'],
    [{ asked: { colour: 'red' } }, 'asked.colour'],
    [{}, 'asked'],
    [{ asked: { query: 'э' }, person: 1 }, 'person'],
  ] as const)
    it(`refuses by name: ${field}`, async () => {
      const { status, body: answer } = await beacon('seen', body);
      expect([status, Object.keys(answer.errors)]).to.deep.equal([422, [field]]);
    });

  it('refuses a click on no place', async () => {
    for (const position of [0, -1, 1.5, 'первое'])
      expect((await beacon('click', { asked: { query: 'эндо' }, position })).status).to.equal(422);
  });

  it('goes after a year', async () => {
    const old = { query: 'давно', filters: {}, found: 1 };
    await SearchLogEntry.create({ ...old, hour: new Date('2020-01-01T10:00:00Z') });
    await trimSearchLog(api.sequelize);
    expect(await written('давно')).to.deep.equal([]);
  });

  it('keeps so many different questions of an hour, and counts on those that it knows', async () => {
    await beacon('seen', { asked: { query: 'первый вопрос' } });
    await writeSearchLog(api.sequelize);
    await beacon('seen', { asked: { query: 'первый вопрос' } });
    await beacon('seen', { asked: { query: 'лишний вопрос' } });
    await writeSearchLog(api.sequelize, { ofHour: 1 });
    expect(await written('лишний вопрос')).to.deep.equal([]);
    expect((await written('первый вопрос')).map(({ asked }) => asked)).to.deep.equal([2]);
  });

  it('keeps so many questions in all, the newest', async () => {
    const old = { filters: {}, found: 1, hour: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000) };
    for (const query of ['старее', 'новее']) await SearchLogEntry.create({ ...old, query });
    await trimSearchLog(api.sequelize, { ofAll: 1 });
    expect((await SearchLogEntry.findAll()).map(({ query }) => query)).to.deep.equal(['новее']);
  });

  it('becomes a report for sales and for editors of the search, and for no one else', async () => {
    for (let time = 0; time < 2; time += 1) await beacon('seen', { asked: { query: 'квантовое сверление' } });
    await beacon('seen', { asked: { query: 'квантовое сверление', type: '2' } });
    await writeSearchLog(api.sequelize);
    for (const role of ['ROP_COURSE', 'SEO_EDIT'] as const) {
      const { token } = await api.staff(role);
      const list = `/adm/search_report?filter=${encodeURIComponent('{"in_vain":true,"q":"квантовое"}')}&sort=${encodeURIComponent('["asked_month","DESC"]')}`;
      const { status, body } = await api.call<StaffSearchReportRow[]>('get', list, { token });
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.message).to.have.length(1);
      expect(body.message[0]).to.include({
        query: 'квантовое сверление',
        asked_week: 3,
        asked_month: 3,
        asked_year: 3,
        asked_in_vain: 3,
        found: 0,
        clicks: 0,
        click_position: null,
      });
    }
    const { token } = await api.staff('ORDER_VIEW');
    expect((await api.call('get', '/adm/search_report', { token })).status).to.equal(403);
  });

  it('is exported as it is listed', async () => {
    const { token } = await api.staff('SEO_EDIT');
    const { status, text } = await api.call('get', '/adm/search_report/export?format=csv', { token });
    expect(status).to.equal(200);
    expect(text).to.include('Запрос').and.include('квантовое сверление');
  });

  it('answers 429 to a flood from one address, and no 500 to anything', async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 320; sent += 1)
      statuses.add((await beacon('click', { asked: { query: 'поток' }, position: 1 })).status);
    expect([...statuses]).to.deep.equal([200, 429]);
    expect(api.errors).to.deep.equal([]);
  });
});
