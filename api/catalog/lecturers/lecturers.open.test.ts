import type { LecturerCard, LecturerFull } from '@odonta/api/contract';
import { buildCity, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { inParallel } from '../../testing/inParallel.ts';
import { useApi } from '../../testing/useApi.ts';
import { countLecturersByLetter } from './lecturers.open.ts';

describe('lecturers as visitors see them', () => {
  const api = useApi();

  before(async () => {
    await api.given(async () => {
      const [semyonov, petrov] = await Promise.all([
        buildLecturer({
          name: 'Семёнов Артём',
          sef: 'semenov',
          city_id: (await buildCity({ name: 'Тверь' })).id,
          text: '<p>О себе</p>',
        }),
        buildLecturer({ name: 'Петров Артём', sef: 'petrov', filename: 'petrov', alt: 'Петров у доски' }),
        buildLecturer({ name: 'Скрытый Артём', sef: 'hidden', status: 'CREATED' }),
        buildLecturer({ name: 'Отвергнутый Артём', sef: 'rejected', status: 'REJECTED' }),
      ]);
      await buildProd({ lecturers: [semyonov], name: 'Первый курс', date_start: inDays(20) });
      await buildProd({ lecturers: [semyonov, petrov], name: 'Ближайший курс', date_start: inDays(10) });
      await buildProd({
        lecturers: [petrov],
        name: 'Прошедший курс',
        date_start: inDays(-20),
        date_end: inDays(-18),
      });
      await buildProd({ lecturers: [petrov], name: 'Неопубликованный', status: 'CREATED' });
    });
  });

  const find = async (query: string) =>
    (await api.call<LecturerCard[]>('get', `/lecturers${query}`)).body.message;
  const sefs = async (query: string) => (await find(query)).map(({ sef }) => sef);

  it('lecturers are listed when published, those with more courses to come first', async () => {
    const [first, second] = await find('');
    expect(first).to.include({ sef: 'semenov', name: 'Семёнов Артём', prods_count: 2, filename: null });
    expect(second).to.deep.include({
      sef: 'petrov',
      prods_count: 1,
      file_preview: { filename: 'petrov', alt: 'Петров у доски' },
    });
    expect(await sefs('')).to.deep.equal(['semenov', 'petrov']);
  });

  it('lecturers are found by any words of the name, whatever the case and the ё', async () => {
    expect(await sefs('?name=АРТЕМ семенов')).to.deep.equal(['semenov']);
    expect(await sefs('?name=петр')).to.deep.equal(['petrov']);
    expect(await sefs('?name=никто')).to.deep.equal([]);
  });

  it('lecturers rank by rating when equal in courses, a single 5,0 below two hundred 4,8', async () => {
    await buildLecturer({ name: 'Оценённый Один', sef: 'one', rating_total: 5, rating_count: 1 });
    await buildLecturer({ name: 'Оценённый Все', sef: 'many', rating_total: 960, rating_count: 200 });
    await buildLecturer({ name: 'Оценённый Слабо', sef: 'few', rating_total: 3, rating_count: 1 });
    expect(await sefs('?name=оцененный')).to.deep.equal(['many', 'one', 'few']);
    expect((await find('?name=оцененный'))[0]?.ratings).to.deep.equal({ total: 960, count: 200 });
  });

  it('lecturers are found by their first letter, Ё as Е', async () => {
    await buildLecturer({ name: 'Ёлкина Вера', sef: 'elkina' });
    expect(await sefs('?letter=П')).to.deep.equal(['petrov']);
    expect(await sefs('?letter=Е')).to.deep.equal(['elkina']);
    expect((await api.call('get', '/lecturers?letter=ё')).status).to.equal(422);
    expect(await countLecturersByLetter()).to.include({ П: 1, С: 1, Е: 1 });
  });

  it('a search takes % and _ literally', async () => {
    expect(await sefs('?name=%25')).to.deep.equal([]);
    expect(await sefs('?name=_')).to.deep.equal([]);
  });

  it('the list comes in pages', async () => {
    expect(await sefs('?limit=1')).to.deep.equal(['semenov']);
    expect(await sefs('?limit=1&offset=1')).to.deep.equal(['petrov']);
    expect((await api.call('get', '/lecturers?limit=101')).status).to.equal(422);
  });

  it('a page of a lecturer lists the courses to come, the nearest first', async () => {
    const { body } = await api.call<LecturerFull>('get', '/lecturers/semenov');
    expect(body.message).to.include({ sef: 'semenov', city: 'Тверь', text: '<p>О себе</p>', prods_count: 2 });
    expect(body.message.prods.map(({ name }) => name)).to.deep.equal(['Ближайший курс', 'Первый курс']);
    const petrov = await api.call<LecturerFull>('get', '/lecturers/petrov');
    expect(petrov.body.message.prods.map(({ name }) => name)).to.deep.equal(['Ближайший курс']);
  });

  it('a page of a lecturer lists past courses, the latest first', async () => {
    const lecturer = await buildLecturer({ sef: 'byvalyj' });
    await api.given(() =>
      Promise.all(
        [-40, -9].map((days) =>
          buildProd({
            lecturers: [lecturer],
            date_start: inDays(days),
            date_end: inDays(days),
            name: `Курс ${days}`,
          }),
        ),
      ),
    );
    const { body } = await api.call<LecturerFull>('get', '/lecturers/byvalyj');
    expect(body.message.past_prods.map(({ name }) => name)).to.deep.equal(['Курс -9', 'Курс -40']);
    expect(body.message).to.deep.include({ prods: [], prods_count: 0 });
    await lecturer.destroy();
  });

  it('a page of a lecturer lists each course once, however many pages these take', async () => {
    const lecturer = await buildLecturer({ sef: 'zanyatoj' });
    const days = [...Array(53).keys()].flatMap((day) => [day + 5, -day - 5]);
    await api.given(() =>
      inParallel(days, (day) => {
        const date = inDays(day);
        return buildProd({ lecturers: [lecturer], date_start: date, date_end: date, name: `Курс ${day}` });
      }),
    );
    const pages = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (page) => {
        const { body } = await api.call<LecturerFull>(
          'get',
          `/lecturers/zanyatoj?limit=24&offset=${page * 24}`,
        );
        return body.message;
      }),
    );
    for (const page of pages) expect(page).to.include({ prods_count: 53, past_count: 53 });
    const shown = pages.map(({ prods, past_prods }) =>
      [...prods, ...past_prods].map(({ name }) => Number(name.slice(5))),
    );
    expect(shown.map(({ length }) => length)).to.deep.equal([24, 24, 24, 24, 10, 0]);
    const nearestFirst = days.toSorted((a, b) => Math.sign(b) - Math.sign(a) || Math.abs(a) - Math.abs(b));
    expect(shown.flat()).to.deep.equal(nearestFirst);
    expect((await api.call('get', '/lecturers/zanyatoj?limit=101')).status).to.equal(422);
  });

  it('unpublished and unknown lecturers have no page', async () => {
    for (const sef of ['hidden', 'rejected', 'nobody', "x' or '1'='1", '%25']) {
      const { status, body } = await api.call('get', `/lecturers/${sef}`);
      expect([status, body.message]).to.deep.equal([404, 'Такого лектора нет']);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
