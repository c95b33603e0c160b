import type { StaffLecturer } from '@odonta/api/contract';
import { Lecturer, ProdCard } from '@odonta/db/models';
import { buildCity, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('staff lecturers', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('LECTURER_EDIT')).token;
  });

  const create = (body: unknown) => api.call<StaffLecturer>('post', '/adm/lecturers', { token, body });
  const put = (id: number, body: unknown) =>
    api.call<StaffLecturer>('put', `/adm/lecturers/${id}`, { token, body });
  const act = (id: number, move: string, body: unknown = {}) =>
    api.call<StaffLecturer>('post', `/adm/lecturers/${id}/${move}`, { token, body });
  const seen = async (sef: string) => (await api.call('get', `/lecturers/${sef}`)).status;

  it('gets an address from his name, and a namesake the next', async () => {
    const city = await buildCity();
    const first = await create({
      name: 'Щукин Фёдор Ильич',
      text: '<p onclick="x">Доцент</p>',
      city_id: city.id,
    });
    expect(first.status).to.equal(201);
    expect(first.body.message).to.include({
      sef: 'schukin-fedor-ilich',
      status: 'CREATED',
      text: '<p>Доцент</p>',
    });
    expect((await create({ name: 'Щукин Фёдор Ильич' })).body.message.sef).to.equal('schukin-fedor-ilich-2');
  });

  it('keeps the address he was given, and gives no address twice', async () => {
    expect((await create({ name: 'Ян', sef: 'doktor-yan' })).body.message.sef).to.equal('doktor-yan');
    const taken = await create({ name: 'Яна', sef: 'doktor-yan' });
    expect([taken.status, taken.body.errors]).to.deep.equal([422, { sef: 'Такой адрес уже занят' }]);
    const { id } = await buildLecturer();
    expect((await put(id, { sef: 'doktor-yan' })).body.errors).to.deep.equal({
      sef: 'Такой адрес уже занят',
    });
    expect((await put(id, { sef: 'Доктор' })).body.errors).to.deep.equal({ sef: 'Недопустимое значение' });
  });

  it('lives in a city that is there', async () => {
    const { status, body } = await create({ name: 'Неизвестный', city_id: 999_999 });
    expect([status, body.errors]).to.deep.equal([422, { city_id: 'Такого города нет' }]);
  });

  it('is seen by everybody once published, and until hidden', async () => {
    const { sef, id } = await buildLecturer({ status: 'CREATED' });
    expect(await seen(sef)).to.equal(404);
    expect((await act(id, 'publish')).body.message.status).to.equal('CONFIRMED');
    expect(await seen(sef)).to.equal(200);
    expect((await act(id, 'hide')).body.message.status).to.equal('CREATED');
    expect(await seen(sef)).to.equal(404);
  });

  it('is not hidden while courses name him', async () => {
    const lecturer = await buildLecturer();
    await api.given(() => buildProd({ lecturers: [lecturer] }));
    const { status, body } = await act(lecturer.id, 'hide');
    expect([status, body.code]).to.deep.equal([409, 'CONFLICT']);
    expect(await seen(lecturer.sef)).to.equal(200);
  });

  it('is rejected for a reason, and may be published after all', async () => {
    const { id } = await buildLecturer({ status: 'CREATED' });
    expect((await act(id, 'reject')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    expect((await act(id, 'reject', { reason: 'Нет диплома' })).body.message.status).to.equal('REJECTED');
    expect((await act(id, 'publish')).body.message.status).to.equal('CONFIRMED');
  });

  it('stands under his new name on his courses at once', async () => {
    const lecturer = await buildLecturer();
    const prod = await api.given(() => buildProd({ lecturers: [lecturer] }));
    await put(lecturer.id, { name: 'Пётр Переименованный' });
    const card = (await ProdCard.findByPk(prod.id))?.card as ProdCard['card'] & {
      lecturers: { name: string }[];
    };
    expect(card.lecturers).to.deep.equal([{ name: 'Пётр Переименованный', sef: lecturer.sef }]);
  });

  it('may be deleted by an administrator, and leaves his courses', async () => {
    const admin = (await api.staff('ADMIN')).token;
    const lecturer = await buildLecturer();
    const prod = await api.given(() => buildProd({ lecturers: [lecturer] }));
    expect((await api.call('delete', `/adm/lecturers/${lecturer.id}`, { token })).status).to.equal(403);
    expect((await api.call('delete', `/adm/lecturers/${lecturer.id}`, { token: admin })).status).to.equal(
      200,
    );
    expect(await Lecturer.count({ where: { id: lecturer.id }, paranoid: false })).to.equal(1);
    expect((await ProdCard.findByPk(prod.id))?.lecturer_ids).to.deep.equal([]);
    expect(await seen(lecturer.sef)).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
