import type { StaffProd } from '@odonta/api/contract';
import { AuditEntry, Prod } from '@odonta/db/models';
import { buildCenter, buildCity, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const day = 86_400;

describe('a course held again', () => {
  const api = useApi();
  let editor: string;

  before(async () => {
    editor = (await api.staff('COURSE_EDITOR')).token;
  });

  const rerun = (id: number, body: unknown, token = editor) =>
    api.call<StaffProd>('post', `/adm/prods/${id}/rerun`, { token, body });

  const start = secondsOf(inDays(10));
  const locked = async () => {
    const [teaching, gone] = [await buildLecturer(), await buildLecturer()];
    const prod = await api.given(async () =>
      buildProd({
        type: 3,
        city_id: (await buildCity()).id,
        lecturers: [gone, teaching],
        name: 'Курс, который повторят',
        date_start: new Date(start * 1000),
        date_end: new Date((start + 2 * day) * 1000),
        registration_to: new Date((start - 3 * day) * 1000),
        seats_total: 20,
        seats_taken: 7,
        sales_paused: true,
        published_at: new Date(),
      }),
    );
    const early = { price: 9000, type: 'date', date: start - 5 * day, count_listener: null, text: null };
    const nmo = { points: 36, code: '2026-1', speciality_ids: [], state: 'APPROVED', date: start };
    const { status } = await api.call('put', `/adm/prods/${prod.id}`, {
      token: editor,
      body: { prices: [early], nmo },
    });
    expect(status).to.equal(200);
    await gone.destroy();
    return { prod, teaching };
  };

  it('is a draft of the same series whose deadlines have moved along, without the history of the first', async () => {
    const { prod, teaching } = await locked();
    const { status, body } = await rerun(prod.id, { date_start: start + 90 * day });
    expect([status, body.errors]).to.deep.equal([201, undefined]);
    const run = body.message;
    expect(run).to.include({
      name: 'Курс, который повторят',
      series_id: prod.id,
      status: 'PREPARE',
      is_draft: true,
      date_start: start + 90 * day,
      date_end: start + 92 * day,
      registration_to: start + 87 * day,
      registration_from: null,
      seats_total: 20,
      seats_taken: 0,
      sales_paused: false,
      published_at: null,
      city_id: prod.city_id,
      center_id: prod.center_id,
    });
    expect(run.prices.map(({ price, date }) => [price, date])).to.deep.equal([[9000, start + 85 * day]]);
    expect(run.lecturer_ids).to.deep.equal([teaching.id]);
    expect(run.nmo).to.deep.include({ points: 36, code: null, state: 'NONE', date: null });
    const entries = await AuditEntry.findAll({ where: { resource: 'prods', action: ['create', 'rerun'] } });
    const journalled = entries.map(({ action, record_id }) => [action, Number(record_id)]);
    expect(journalled).to.deep.include.members([
      ['rerun', prod.id],
      ['create', run.id],
    ]);
  });

  it('belongs to the first course of the series, whichever of them is held again', async () => {
    const { prod } = await locked();
    const second = (await rerun(prod.id, { date_start: start + 30 * day })).body.message;
    const third = (await rerun(second.id, { date_start: start + 60 * day })).body.message;
    expect([second.series_id, third.series_id]).to.deep.equal([prod.id, prod.id]);
  });

  it('is made once, however often it is asked for at once', async () => {
    const { prod } = await locked();
    const asked = await Promise.all([1, 2, 3].map(() => rerun(prod.id, { date_start: start + 40 * day })));
    expect(asked.map(({ status }) => status).sort()).to.deep.equal([201, 422, 422]);
    const refused = asked.find(({ status }) => status === 422);
    expect(refused?.body.errors?.date_start).to.match(/^Дата .+ занята: курс уже проводится, № \d+$/);
    expect(await Prod.count({ where: { series_id: prod.id } })).to.equal(1);
  });

  it('needs a day to come, and a day to count from', async () => {
    const { prod } = await locked();
    const past = await rerun(prod.id, { date_start: secondsOf(inDays(-1)) });
    expect(past.status).to.equal(422);
    expect(past.body.errors?.date_start).to.match(/^Дата .+ уже прошла$/);
    expect((await rerun(prod.id, {})).status).to.equal(422);
    expect((await rerun(prod.id, { date_start: start + day, status: 'CONFIRMED' })).status).to.equal(422);
    const open = await api.given(() => buildProd({ date_start: null, date_end: null }));
    const { status, body } = await rerun(open.id, { date_start: start });
    expect([status, body.message]).to.deep.equal([
      409,
      'У курса открытая дата: сдвигать нечего. Создайте его копию',
    ]);
  });

  it('is for those who may hold courses again, of those they may reach', async () => {
    const { prod } = await locked();
    const body = { date_start: start + 20 * day };
    expect((await rerun(prod.id, body, (await api.staff('COURSE_VIEW')).token)).status).to.equal(403);
    const manager = await api.staff('PARTNER_MANAGER');
    expect((await rerun(prod.id, body, manager.token)).status).to.equal(404);
    expect(await Prod.count({ where: { series_id: prod.id } })).to.equal(0);
    const center = await buildCenter({ manager_id: manager.user.id });
    const own = await api.given(() =>
      buildProd({ center_id: center.id, date_start: new Date(start * 1000), date_end: null, type: 2 }),
    );
    const { status, body: answer } = await rerun(own.id, body, manager.token);
    expect([status, answer.message.center_id]).to.deep.equal([201, center.id]);
    await Prod.destroy({ where: { id: own.id } });
    expect((await rerun(own.id, { date_start: start + 25 * day }, manager.token)).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));

  it('is a draft for each of several days, or for none where one of them is unfit', async () => {
    const { prod } = await locked();
    const drafts = () => Prod.findAll({ where: { series_id: prod.id }, order: [['date_start', 'ASC']] });
    const weeks = [13, 14, 15, 16].map((week) => start + week * 7 * day);
    const [first = 0, ...also] = weeks;
    for (const [unfit, words] of [
      [1_700_000_000, /^Дата .+ уже прошла$/],
      [first, /занята: курс уже проводится, № \d+$/],
    ] as const) {
      const refused = await rerun(prod.id, { date_start: first, also: [...also, unfit] });
      expect(refused.status).to.equal(422);
      expect(refused.body.errors?.also).to.match(words);
      expect(await drafts()).to.deep.equal([]);
    }
    for (const also of [
      [first, first],
      ['завтра'],
      Array.from({ length: 52 }, (_, week) => first + (week + 1) * 7 * day),
    ])
      expect((await rerun(prod.id, { date_start: first, also })).status).to.equal(422);
    const { status, body } = await rerun(prod.id, { date_start: first, also });
    expect([status, body.message.date_start]).to.deep.equal([201, first]);
    expect((await drafts()).map(({ date_start }) => secondsOf(date_start))).to.deep.equal(weeks);
  });
});
