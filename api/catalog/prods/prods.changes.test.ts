import type { ProdFull } from '@odonta/api/contract';
import { type Prod, ProdChange } from '@odonta/db/models';
import { buildCity, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const at = (day: number, hour = 7) => new Date(Date.UTC(2030, 2, day, hour));
const seconds = (moment: Date) => moment.getTime() / 1000;

describe('changes of a published course', () => {
  const api = useApi();
  let editor: string;

  before(async () => {
    editor = (await api.staff('COURSE_EDITOR')).token;
  });

  const put = (prod: Prod, body: object) => api.call('put', `/adm/prods/${prod.id}`, { token: editor, body });
  const edit = async (prod: Prod, body: object) => {
    const answer = await put(prod, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
  };
  const announced = async (prod: Prod) => {
    const { body } = await api.call<ProdFull>('get', `/prods/${prod.id}`);
    return body.message.changes.map(({ kind, old, new: now }) => [kind, old, now]);
  };

  it('subscribers hear of a new date, and of a new hour where the day stays', async () => {
    const prod = await buildProd({ date_start: at(12), date_end: at(12, 15), type: 4 });
    await edit(prod, { date_start: seconds(at(19)), date_end: seconds(at(20)) });
    await edit(prod, { date_start: seconds(at(19, 8)) });
    expect(await announced(prod)).to.deep.equal([
      ['date', '19.03.2030, 10:00', '19.03.2030, 11:00'],
      ['date', '12 марта 2030', '19–20 марта 2030'],
    ]);
  });

  it('subscribers hear of another place and other lecturers, in words that a later rename leaves alone', async () => {
    const [from, to] = [await buildCity({ name: 'Пермь' }), await buildCity({ name: 'Казань' })];
    const [first, second] = [await buildLecturer({ name: 'Анна' }), await buildLecturer({ name: 'Борис' })];
    const prod = await buildProd({
      type: 4,
      city_id: from.id,
      date_end: at(1),
      date_start: at(1),
      lecturers: [first],
    });
    await edit(prod, { city_id: to.id, address: 'Баумана, 1', lecturer_ids: [second.id, first.id] });
    await second.update({ name: 'Борис Новый' });
    expect(await announced(prod)).to.deep.equal([
      ['lecturers', 'Анна', 'Анна, Борис'],
      ['place', 'Пермь', 'Казань, Баумана, 1'],
    ]);
  });

  it('subscribers hear nothing of a rename, a text, a price, or lecturers in another order', async () => {
    const lecturers = [await buildLecturer(), await buildLecturer({ name: 'Второй Лектор' })];
    const prod = await buildProd({ lecturers });
    await edit(prod, { name: 'Другое название', text: 'Новый текст', price: 5 });
    await edit(prod, {
      lecturer_ids: lecturers.map(({ id }) => id).reverse(),
      date_start: Math.floor(seconds(prod.date_start as Date)),
    });
    expect(await announced(prod)).to.deep.equal([]);
  });

  it('the hours of each day move with the course, and subscribers hear of others', async () => {
    const prod = await buildProd({ date_start: at(12), date_end: at(13, 15), type: 4 });
    const day = { day: '2030-03-12', from: '10:00', to: '18:00', title: null };
    await edit(prod, { schedule: [{ ...day, day: '2030-03-13' }, day] });
    await edit(prod, { date_start: seconds(at(19)), date_end: seconds(at(20, 15)) });
    const { schedule } = (await api.call<ProdFull>('get', `/prods/${prod.id}`)).body.message;
    expect(schedule.map((each) => each.day)).to.deep.equal(['2030-03-19', '2030-03-20']);
    await edit(prod, { schedule: schedule.map((each) => ({ ...each, from: '09:00' })) });
    expect(await announced(prod)).to.deep.equal([
      ['date', '10:00–18:00', '09:00–18:00'],
      ['date', '12–13 марта 2030', '19–20 марта 2030'],
    ]);
    const beyond = await put(prod, { schedule: [{ ...day, day: '2030-03-21' }] });
    expect(beyond.body.errors).to.deep.equal({ 'schedule.0.day': 'Вне дат курса' });
    await edit(prod, { is_date_open: true });
    expect((await api.call<ProdFull>('get', `/prods/${prod.id}`)).body.message.schedule).to.deep.equal([]);
  });

  it('no change is announced before the publication', async () => {
    const prod = await buildProd({ status: 'CREATED' });
    await edit(prod, { date_start: seconds(at(20)) });
    expect(await ProdChange.count({ where: { prod_id: prod.id } })).to.equal(0);
  });

  it('no change is announced when the edit is refused', async () => {
    const prod = await buildProd();
    const { status } = await put(prod, { date_start: seconds(at(21)), center_id: 999_999 });
    expect(status).to.equal(422);
    expect(await ProdChange.count({ where: { prod_id: prod.id } })).to.equal(0);
  });
});
