import type { ImportColumns, ImportedRow, StaffImport, StaffProd } from '@odonta/api/contract';
import { Center, City, ImportTask, Lecturer, Prod, Redirect } from '@odonta/db/models';
import {
  buildCategory,
  buildCenter,
  buildCity,
  buildLecturer,
  buildProd,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { digestOf } from '../../testing/digest.ts';
import { useApi } from '../../testing/useApi.ts';
import { textCell, workbook } from '../../testing/workbooks.ts';

describe('imports', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
  });

  const upload = (resource: string, file: string | Uint8Array, token = admin, name = 'файл.csv') => {
    const form = new FormData();
    form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
    return api.call<StaffImport>('post', `/adm/imports?resource=${resource}`, { token, body: form });
  };
  const columnsOf = async (id: number, token = admin) =>
    (await api.call<ImportColumns>('get', `/adm/imports/${id}/columns`, { token })).body.message;
  const rowsOf = async (id: number, outcome = '', token = admin) =>
    (await api.call<ImportedRow[]>('get', `/adm/imports/${id}/rows?${outcome}`, { token })).body.message;
  const move = (id: number, name: string, body: unknown = {}, token = admin) =>
    api.call<StaffImport>('post', `/adm/imports/${id}/${name}`, { token, body });

  async function checked(resource: string, file: string | Uint8Array, mode = 'all', token = admin) {
    const { body } = await upload(resource, file, token);
    const { id } = body.message;
    const { mapping } = await columnsOf(id, token);
    return move(id, 'dry_run', { mapping, mode }, token);
  }
  async function applied(resource: string, file: string | Uint8Array, mode = 'all', token = admin) {
    const { body } = await checked(resource, file, mode, token);
    return move(body.message.id, 'apply', {}, token);
  }
  /** All but the import's own notes and the journals. */
  async function worldDigest() {
    const {
      import_tasks: _tasks,
      import_rows: _rows,
      import_mappings: _mappings,
      audit_log: _audit,
      status_changes: _steps,
      rate_limits: _limits,
      ...tables
    } = await digestOf(api.sequelize);
    return tables;
  }

  it('an administrator deletes an import, but not while it can be undone', async () => {
    const remove = (id: number, token = admin) => api.call('delete', `/adm/imports/${id}`, { token });
    const file = 'Название;Регион\nУдалинск;Край';
    const { id } = (await applied('cities', file)).body.message;
    const early = await remove(id);
    expect([early.status, early.body.message]).to.deep.equal([
      409,
      'Импорт ещё можно отменить: отмените его или удалите, когда срок отмены пройдёт',
    ]);
    expect((await move(id, 'rollback')).status).to.equal(200);
    expect((await remove(id, (await api.staff('ROP_COURSE')).token)).status).to.equal(403);
    expect((await remove(id)).status).to.equal(200);
    expect((await move(id, 'dry_run', { mapping: [null, null], mode: 'all' })).status).to.equal(404);
  });

  it('an import adds and changes records of a file by its headers, with a result for each row', async () => {
    const tula = await buildCity({ name: 'Тула-1', region: 'Тульская область', population: 1 });
    const csv = `Название;Регион;Население\nТула-1;Тульская область;480000\nЩёкино-1;Тульская область;55000\n`;
    const { status, body } = await applied('cities', csv);
    expect(status).to.equal(200);
    const { created, updated, same, bad, status: now, by_name } = body.message;
    expect({ created, updated, same, bad, now, by_name }).to.deep.equal({
      created: 1,
      updated: 1,
      same: 0,
      bad: 0,
      now: 'APPLIED',
      by_name: 'Анна Сотрудница',
    });
    expect((await tula.reload()).population).to.equal(480_000);
    const added = await City.findOne({ where: { name: 'Щёкино-1' }, rejectOnEmpty: true });
    expect(
      (await rowsOf(body.message.id)).map(({ number, outcome, record_id }) => [number, outcome, record_id]),
    ).to.deep.equal([
      [2, 'UPDATED', tula.id],
      [3, 'CREATED', added.id],
    ]);
  });

  it('a check of a file changes nothing', async () => {
    const orel = await buildCity({ name: 'Орёл-1', region: 'Край', population: 1 });
    const before = await worldDigest();
    const { body } = await checked('cities', 'Название;Регион;Население\nОрёл-1;Край;5\nНовый-1;Край;5\n');
    expect([body.message.status, body.message.created, body.message.updated]).to.deep.equal([
      'CHECKED',
      1,
      1,
    ]);
    expect(await worldDigest()).to.deep.equal(before);
    const rows = await rowsOf(body.message.id);
    expect(rows.map(({ record_id, changes }) => [record_id, changes])).to.deep.equal([
      [orel.id, ['Население']],
      [null, []],
    ]);
  });

  it('a course is imported with names in place of numbers, from XLSX too', async () => {
    await buildCategory({ id: 1 });
    const [center, lecturer] = [await buildCenter({ name: 'Центр импорта' }), await buildLecturer()];
    const cells = (texts: string[]) => `<row>${texts.map(textCell).join('')}</row>`;
    const head = [
      'Название',
      'Центр',
      'Тип',
      'Уровень',
      'Категории',
      'Цена',
      'Начало',
      'Лекторы',
      'Описание',
    ];
    const first = [
      'Курс из таблицы',
      'Центр импорта',
      'Онлайн-курс, вебинар',
      'Базовый',
      'Терапия; Эндодонтия',
      '25 000,00',
      '12.03.2027',
      lecturer.name,
      'Строка',
    ];
    const { body } = await applied('prods', workbook([cells(head), cells(first)]));
    expect(body.message.created).to.equal(1);
    const [row] = await rowsOf(body.message.id);
    const { body: read } = await api.call<StaffProd>('get', `/adm/prods/${row?.record_id}`, { token: admin });
    const { name, center_id, type, categories, price, date_start, lecturer_ids, text, is_draft } =
      read.message;
    expect({
      name,
      center_id,
      type,
      categories,
      price,
      date_start,
      lecturer_ids,
      text,
      is_draft,
    }).to.deep.equal({
      name: 'Курс из таблицы',
      center_id: center.id,
      type: 2,
      categories: [1, 2],
      price: 25_000,
      date_start: Date.UTC(2027, 2, 12, 9) / 1000,
      lecturer_ids: [lecturer.id],
      text: '<p>Строка</p>',
      is_draft: true,
    });
  });

  it('errors name row and column, with the value and a code', async () => {
    const csv =
      'Название;Регион;Население;Широта\nВерный-2;Край;5;55,5\nА;Край;много;95\nБез края-2;;5;\nВерный-2;Край;6;\n';
    const { body } = await checked('cities', csv, 'valid');
    expect([body.message.created, body.message.bad]).to.deep.equal([1, 3]);
    const rows = await rowsOf(body.message.id, 'outcome=REFUSED');
    expect(rows.map(({ number, errors }) => [number, errors])).to.deep.equal([
      [3, [{ column: 'Население', value: 'много', code: 'UNREADABLE', message: 'Ожидается число' }]],
      [4, [{ column: 'Регион', value: '', code: 'INVALID', message: 'Обязательное поле' }]],
      [
        5,
        [{ column: null, value: null, code: 'CONFLICT', message: 'Эта запись уже есть в файле: строка 2' }],
      ],
    ]);
  });

  it('an atomic import writes all rows or none', async () => {
    const csv = 'Название;Регион;Широта\nПервый-3;Край;5\nВторой-3;Край;95\n';
    const { body } = await checked('cities', csv, 'all');
    expect(body.message.available_transitions.map(({ name }) => name)).to.deep.equal(['dry_run']);
    const { status } = await move(body.message.id, 'apply');
    expect(status).to.equal(409);
    expect(await City.count({ where: { name: 'Первый-3' } })).to.equal(0);
  });

  it('an atomic import writes none either when a row has become wrong since the check', async () => {
    const csv = 'Прежний адрес;Новый адрес\n/pervyj-3;/novyj\n/vtoroj-3;/novyj\n';
    const { body } = await checked('redirects', csv, 'all');
    await api.sequelize.query(`alter table redirects add constraint late check (from_path <> '/vtoroj-3')`);
    const { status, body: refused } = await move(body.message.id, 'apply');
    await api.sequelize.query('alter table redirects drop constraint late');
    expect([status, refused.message]).to.deep.equal([
      409,
      'За это время в строках появились ошибки: проверьте файл ещё раз',
    ]);
    expect(await Redirect.count({ where: { from_path: '/pervyj-3' } })).to.equal(0);
    expect((await ImportTask.findByPk(body.message.id))?.status).to.equal('CHECKED');
  });

  it('a partial import writes the right rows only', async () => {
    const { body } = await applied(
      'cities',
      'Название;Регион;Широта\nПервый-4;Край;5\nВторой-4;Край;95\n',
      'valid',
    );
    expect([body.message.created, body.message.bad]).to.deep.equal([1, 1]);
    expect(await City.count({ where: { name: ['Первый-4', 'Второй-4'] } })).to.equal(1);
  });

  it('concurrent calls write an import once', async () => {
    const { body } = await checked('specializations', 'Название\nГнатолог-5\n');
    const answers = await Promise.all([1, 2, 3].map(() => move(body.message.id, 'apply')));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
  });

  it('undoing an import is exact: every other table is as it was', async () => {
    const { prod, lecturer } = await api.given(async () => ({
      prod: await buildProd({ name: 'Курс до импорта' }),
      lecturer: await buildLecturer(),
    }));
    const facts = async () => {
      const {
        version: _v,
        updated_at: _u,
        date_edit: _d,
        search_text: _s,
        ...rest
      } = (await Prod.findByPk(prod.id, { rejectOnEmpty: true, raw: true })) as unknown as Record<
        string,
        unknown
      >;
      return rest;
    };
    const counts = async () => [
      await Prod.count({ paranoid: false }),
      await Lecturer.count({ paranoid: false }),
    ];
    const [before, number] = [await facts(), await counts()];
    const csv = `№;Название;Цена;Лекторы;Центр;Тип;Уровень;Категории\n${prod.id};Курс после импорта;777;${lecturer.id};;;;\n;Новый курс-6;5;${lecturer.id};${prod.center_id};2;LOW;1\n`;
    const { body } = await applied('prods', csv);
    expect([body.message.created, body.message.updated]).to.deep.equal([1, 1]);
    expect(await facts()).to.not.deep.equal(before);
    const { status, body: undone } = await move(body.message.id, 'rollback');
    expect([status, undone.message.status, undone.message.kept]).to.deep.equal([200, 'ROLLED_BACK', 0]);
    expect([await facts(), await counts()]).to.deep.equal([before, number]);
  });

  it('of new records alone leave no trace but in the journals once undone', async () => {
    const before = await worldDigest();
    const { body } = await applied('lecturers', 'ФИО;О лекторе\nБелова Ирина;Врач\nЮдин Пётр;Хирург\n');
    expect(body.message.created).to.equal(2);
    await move(body.message.id, 'rollback');
    const after = await worldDigest();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).to.deep.equal([
      'change_log',
    ]);
  });

  it('undoing leaves and names what somebody has changed since', async () => {
    const [one, other] = [
      await buildCity({ name: 'Правленый-7', region: 'Край', population: 1 }),
      await buildCity({ name: 'Нетронутый-7', region: 'Край', population: 1 }),
    ];
    const { body } = await applied(
      'cities',
      'Название;Регион;Население\nПравленый-7;Край;5\nНетронутый-7;Край;5\n',
    );
    await api.call('put', `/adm/cities/${one.id}`, { token: admin, body: { population: 6 } });
    const { body: undone } = await move(body.message.id, 'rollback');
    expect(undone.message.kept).to.equal(1);
    expect([(await one.reload()).population, (await other.reload()).population]).to.deep.equal([6, 1]);
    const [kept] = await rowsOf(body.message.id, 'outcome=KEPT');
    expect([kept?.record_id, kept?.errors[0]?.message]).to.deep.equal([
      one.id,
      'Запись правили после импорта',
    ]);
  });

  it('no import is undone after a day', async () => {
    const { body } = await applied('specializations', 'Название\nСомнолог-8\n');
    await ImportTask.update(
      { applied_at: new Date(Date.now() - 25 * 3_600_000) },
      { where: { id: body.message.id } },
    );
    expect((await move(body.message.id, 'rollback')).status).to.equal(409);
  });

  it('an import writes no field that the resource does not take, whatever the file or the mapping says', async () => {
    const prod = await api.given(() => buildProd());
    const { body } = await upload(
      'prods',
      `№;status;rating;seats_taken;Название\n${prod.id};DELETED;5;99;Честное имя\n`,
    );
    const { mapping } = await columnsOf(body.message.id);
    expect(mapping).to.deep.equal(['id', null, null, null, 'name']);
    const forged = await move(body.message.id, 'dry_run', {
      mapping: ['id', 'status', 'rating', 'seats_taken', 'name'],
      mode: 'all',
    });
    expect([forged.status, forged.body.errors.mapping]).to.deep.equal([
      422,
      'Это поле не импортируется: status, rating, seats_taken',
    ]);
    const { status, seats_taken } = prod;
    await move(body.message.id, 'dry_run', { mapping, mode: 'all' });
    await move(body.message.id, 'apply');
    await prod.reload();
    expect([prod.name, prod.status, prod.seats_taken]).to.deep.equal(['Честное имя', status, seats_taken]);
    // The control: a model given the row itself accepts them.
    await prod.update({ seats_taken: 99 } as Partial<Prod>);
    expect((await prod.reload()).seats_taken).to.equal(99);
  });

  it('text that looks like a formula stays text', async () => {
    const { body } = await applied('specializations', 'Название\n=HYPERLINK("x")\n');
    expect(body.message.created).to.equal(1);
    const { text } = await api.call('get', `/adm/imports/${body.message.id}/report?format=csv`, {
      token: admin,
    });
    expect(text).to.include(`'=HYPERLINK`);
  });

  it('a decompression bomb and a file that is no table are refused', async () => {
    const bomb = workbook([], { 'xl/sharedStrings.xml': ' '.repeat(25_000_000) });
    const answers = [];
    for (const file of [bomb, new Uint8Array([1, 0, 2])]) answers.push(await upload('cities', file));
    expect(answers.map(({ status, body }) => [status, body.message])).to.deep.equal([
      [422, 'Файл слишком велик в распакованном виде'],
      [415, 'Подойдёт таблица CSV или XLSX'],
    ]);
  });

  it('a mapping is remembered for tables with the same headers', async () => {
    const first = await upload('cities', 'Где;Какой край\nТамбов-9;Край\n');
    expect((await columnsOf(first.body.message.id)).mapping).to.deep.equal([null, null]);
    await move(first.body.message.id, 'dry_run', { mapping: ['name', 'region'], mode: 'all' });
    const second = await upload('cities', 'Где;Какой край\nПенза-9;Край\n');
    expect((await columnsOf(second.body.message.id)).mapping).to.deep.equal(['name', 'region']);
    const another = (await api.staff('ADMIN')).token;
    const third = await upload('cities', 'Где;Какой край\nПенза-9;Край\n', another);
    expect((await columnsOf(third.body.message.id, another)).mapping).to.deep.equal([null, null]);
  });

  it('an import needs the right to import and the right to write such records', async () => {
    const editor = (await api.staff('COURSE_EDITOR')).token;
    const seo = (await api.staff('SEO_EDIT')).token;
    const viewer = (await api.staff('COURSE_VIEW')).token;
    const statuses = async (token: string) => {
      const answers: Record<string, number> = {};
      for (const resource of ['prods', 'lecturers', 'centers', 'cities', 'redirects'])
        answers[resource] = (await api.call('get', `/adm/imports/template/${resource}`, { token })).status;
      return answers;
    };
    expect(await statuses(editor)).to.deep.equal({
      prods: 200,
      lecturers: 200,
      centers: 403,
      cities: 403,
      redirects: 403,
    });
    expect(await statuses(seo)).to.deep.equal({
      prods: 403,
      lecturers: 403,
      centers: 403,
      cities: 403,
      redirects: 200,
    });
    expect(await statuses(viewer)).to.deep.equal({
      prods: 403,
      lecturers: 403,
      centers: 403,
      cities: 403,
      redirects: 403,
    });
    expect((await upload('cities', 'Название\nТула', editor)).status).to.equal(403);
    expect((await upload('prods', 'Название\nТула', viewer)).status).to.equal(403);
  });

  it('of others are hidden from a user with a narrow right to imports', async () => {
    const [one, other] = [(await api.staff('COURSE_EDITOR')).token, (await api.staff('COURSE_EDITOR')).token];
    const { body } = await upload('lecturers', 'ФИО\nИванов Иван', one);
    const { id } = body.message;
    for (const path of ['', '/columns', '/rows', '/report'])
      expect((await api.call('get', `/adm/imports/${id}${path}`, { token: other })).status, path).to.equal(
        404,
      );
    expect((await move(id, 'dry_run', { mapping: ['name'], mode: 'all' }, other)).status).to.equal(404);
    const chief = (await api.staff('ROP_COURSE')).token;
    expect((await rowsOf(id, '', chief))[0]?.cells).to.deep.equal(['Иванов Иван']);
  });

  it("an import reaches no course of another manager's centres", async () => {
    const { user, token } = await api.staff('PARTNER_MANAGER', 'SEO_EDIT');
    const [own, foreign] = await api.given(async () => [
      await buildProd({ center_id: (await buildCenter({ manager_id: user.id })).id }),
      await buildProd({ name: 'Чужой курс' }),
    ]);
    const csv = `№;Название\n${own?.id};Свой курс после\n${foreign?.id};Захвачен\n`;
    const { body } = await applied('prods', csv, 'valid', token);
    expect([body.message.updated, body.message.bad]).to.deep.equal([1, 1]);
    const [refused] = await rowsOf(body.message.id, 'outcome=REFUSED', token);
    expect(refused?.errors[0]?.code).to.equal('NOT_FOUND');
    expect((await foreign?.reload())?.name).to.equal('Чужой курс');
  });

  it('a template can be imported as it is', async () => {
    const answer = await fetch(`${api.url}/api/adm/imports/template/lecturers?format=xlsx`, {
      headers: { authorization: `Bearer ${admin}` },
    });
    const { body } = await applied('lecturers', new Uint8Array(await answer.arrayBuffer()));
    expect([body.message.created, body.message.bad]).to.deep.equal([1, 0]);
    expect(await Center.count({ where: { name: 'Учебный центр «Пример»' } })).to.equal(0);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
