import type { CenterImport, CenterImports, ImportColumns, ImportedRow } from '@odonta/api/contract';
import { type Center, ImportTask, Prod } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { buildImport } from '@odonta/db/testing/importFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { digestOf } from '../../testing/digest.ts';
import { useApi } from '../../testing/useApi.ts';

const head = 'Название;Формат;Уровень;Категории;Цена;Начало';
const line = (name: string, price = '25000') =>
  `${name};Онлайн-курс, вебинар;Базовый;Терапия;${price};12.03.2027`;

describe('the import of courses by a centre', () => {
  const api = useApi();
  let center: Center;
  let token: string;

  beforeEach(async () => {
    center = await buildCenter({ name: `Центр ${Math.random()}` });
    token = await memberAs('EDITOR');
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const upload = (file: string | Uint8Array, by = token, to = center.id) => {
    const form = new FormData();
    form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'курсы.csv');
    return api.call<CenterImport>('post', `/partner/centers/${to}/imports`, { token: by, body: form });
  };
  const read = async <Message>(id: number, tail = '', by = token) =>
    (await api.call<Message>('get', `/partner/imports/${id}${tail}`, { token: by })).body.message;
  const move = (id: number, name: string, body: object = {}, by = token) =>
    api.call<CenterImport>('post', `/partner/imports/${id}/${name}`, { token: by, body });
  const check = async (file: string, mode = 'valid', by = token) => {
    const { id } = (await upload(file, by)).body.message;
    const { mapping } = await read<ImportColumns>(id, '/columns', by);
    return (await move(id, 'dry_run', { mapping, mode }, by)).body.message;
  };
  const apply = async (file: string, mode = 'valid') => {
    const { id } = await check(file, mode);
    return (await move(id, 'apply')).body.message;
  };
  const refused = async (id: number) =>
    (await read<ImportedRow[]>(id, '/rows?outcome=REFUSED')).flatMap(({ number, errors }) =>
      errors.map(({ column, message }) => [number, column, message]),
    );
  const own = () => Prod.findAll({ where: { center_id: center.id }, order: ['id'] });
  const draft = (given: object = {}) =>
    api.given(() =>
      buildProd({ center_id: center.id, status: 'PREPARE', is_draft: true, published_at: null, ...given }),
    );
  /** All but the import's own notes and the journals. */
  const world = async () => {
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
  };

  it('makes drafts for the editor; a check before it says by cell what is wrong and changes nothing', async () => {
    const file = [head, line('Первый курс'), line('Дорогой курс', 'много'), line('', '5')].join('\n');
    const { id } = (await upload(file)).body.message;
    const { mapping, fields } = await read<ImportColumns>(id, '/columns');
    expect(mapping).to.deep.equal(['name', 'type', 'degree', 'categories', 'price', 'date_start']);
    expect(fields.map(({ field }) => field)).not.to.include.members(['center_id', 'slug', 'status']);
    const before = await world();
    const checked = (await move(id, 'dry_run', { mapping, mode: 'valid' })).body.message;
    expect([checked.status, checked.created, checked.bad]).to.deep.equal(['CHECKED', 1, 2]);
    expect(await refused(id)).to.deep.equal([
      [3, 'Цена', 'Ожидается число'],
      [4, 'Название', 'Обязательное поле'],
    ]);
    expect(await world()).to.deep.equal(before);
    expect((await move(id, 'apply')).body.message).to.include({ status: 'APPLIED', created: 1, bad: 2 });
    const [prod, ...others] = await own();
    expect(others).to.deep.equal([]);
    expect(prod).to.include({ name: 'Первый курс', is_draft: true, published_at: null, price: 2_500_000 });
    const report = await api.call('get', `/partner/imports/${id}/report?format=csv`, { token });
    expect(report.text).to.include('Ожидается число').and.include('Добавлена');
    expect((await move(id, 'apply')).status).to.equal(409);
  });

  it('writes all rows or none where the member wants so', async () => {
    const { id, available_transitions } = await check(
      [head, line('Верный'), line('Нет', 'много')].join('\n'),
      'all',
    );
    expect(available_transitions.map(({ name }) => name)).to.deep.equal(['dry_run']);
    expect((await move(id, 'apply')).status).to.equal(409);
    expect(await own()).to.deep.equal([]);
  });

  it('changes drafts of its own centre by number; published, sent and foreign courses are refused in words', async () => {
    const mine = await draft({ name: 'Мой черновик' });
    const published = await api.given(() => buildProd({ center_id: center.id, name: 'На сайте' }));
    const sent = await draft({ status: 'CREATED', is_draft: false });
    const elsewhere = await buildCenter();
    const foreign = await draft({ center_id: elsewhere.id, name: 'Чужой' });
    const ids = [mine, published, sent, foreign].map(({ id }) => id);
    const { id } = await apply(
      [
        '№;Название;status;Учебный центр',
        ...ids.map((each) => `${each};Новое имя;DELETED;${elsewhere.id}`),
      ].join('\n'),
    );
    const said = await refused(id);
    expect(said.map(([number]) => number)).to.deep.equal([3, 4, 5]);
    expect(said[0]?.[2]).to.match(/^Курс опубликован: меняйте его в редакторе/);
    expect(said[2]?.[2]).to.match(/не найден/i);
    for (const prod of [mine, published, sent, foreign]) await prod.reload();
    expect([mine.name, mine.center_id, mine.is_draft]).to.deep.equal(['Новое имя', center.id, true]);
    expect([published.name, foreign.name]).to.deep.equal(['На сайте', 'Чужой']);
  });

  it('takes no field beyond the editor, whatever the mapping says', async () => {
    const { id } = (await upload(`${head};Центр\n${line('Курс')};1`)).body.message;
    const mapping = ['name', 'type', 'degree', 'categories', 'price', 'date_start', 'center_id'];
    const forged = await move(id, 'dry_run', { mapping, mode: 'all' });
    expect(forged.body.errors.mapping).to.equal('Это поле не импортируется: center_id');
  });

  it('is undone within a day, all but the courses that were changed since', async () => {
    const mine = await draft({ name: 'До импорта' });
    const { id } = await apply(
      [`№;${head}`, `${mine.id};После импорта;;;;;`, `;${line('Уйдёт')}`, `;${line('Останется')}`].join('\n'),
    );
    const kept = (await own()).find(({ name }) => name === 'Останется') as Prod;
    const body = { fields: { name: 'Правленый' } };
    expect((await api.call('put', `/prods/my/${kept.id}`, { token, body })).status).to.equal(200);
    const undone = (await move(id, 'rollback')).body.message;
    expect([undone.status, undone.kept]).to.deep.equal(['ROLLED_BACK', 1]);
    expect((await own()).map(({ name }) => name)).to.deep.equal(['До импорта', 'Правленый']);
    const late = await apply([head, line('Поздний')].join('\n'));
    const applied_at = new Date(Date.now() - 25 * 3_600_000);
    await ImportTask.update({ applied_at }, { where: { id: late.id } });
    expect((await move(late.id, 'rollback')).status).to.equal(409);
  });

  it('doubles no course by the same table again, nor by two members at once', async () => {
    const file = [head, line('Единственный')].join('\n');
    const owner = await memberAs('OWNER');
    const tasks = [await check(file), await check(file, 'valid', owner)];
    const answers = await Promise.all(
      tasks.flatMap(({ id }) => [move(id, 'apply'), move(id, 'apply', {}, owner)]),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).to.deep.equal([]);
    expect(answers.some(({ status }) => status === 200)).to.equal(true);
    expect(await own()).to.have.length(1);
    const again = await check(file);
    expect((await refused(again.id))[0]?.[2]).to.match(/^Такой курс на эти дни у вас уже есть: № \d+/);
  });

  it('keeps what looks like a formula as text, and gives it back harmless', async () => {
    const { id, created } = await apply([head, line('=HYPERLINK("http://evil.example")')].join('\n'));
    expect(created).to.equal(1);
    expect((await own())[0]?.name).to.equal('=HYPERLINK("http://evil.example")');
    const { text } = await api.call('get', `/partner/imports/${id}/report?format=csv`, { token });
    expect(text).to.include(`'=HYPERLINK`);
  });

  it('is bounded in rows, bytes and files a day, and closed to a suspended centre', async () => {
    const rows = [head, ...Array.from({ length: 201 }, (_, index) => line(`Курс ${index}`))].join('\n');
    expect((await upload(rows)).status).to.equal(422);
    expect((await upload('x'.repeat(1024 * 1024 + 1))).status).to.equal(413);
    for (const hostile of ['', '\u0000\u0001', '%PDF-1.7'])
      expect((await upload(hostile)).status).to.be.within(400, 422);
    const { id } = await check([head, line('Курс о кариесе')].join('\n'));
    for (let sent = 1; sent < 20; sent += 1) await buildImport({ resource: 'prods', center_id: center.id });
    expect((await upload(rows.slice(0, 200))).body.errors.file).to.match(
      /^За сутки центр загружает не больше 20/,
    );
    await center.update({ suspended_at: new Date() });
    expect((await move(id, 'apply')).body.message).to.match(/приостановлена/);
    expect(await own()).to.deep.equal([]);
  });

  it('is seen by the owner and the editors of its centre alone', async () => {
    const { id } = await check([head, line('Тайный курс')].join('\n'));
    const stranger = await memberAs('OWNER', await buildCenter());
    for (const by of [stranger, await memberAs('ORDERS')]) {
      for (const tail of ['', '/columns', '/rows', '/report'])
        expect((await api.call('get', `/partner/imports/${id}${tail}`, { token: by })).status).to.equal(404);
      expect((await move(id, 'apply', {}, by)).status).to.equal(404);
      expect((await api.call('get', '/partner/imports', { token: by })).text).not.to.include(
        String(center.name),
      );
    }
    expect((await upload(head, stranger)).status).to.equal(404);
    expect((await upload(head, await memberAs('ACCOUNTANT'))).status).to.equal(403);
    const { message } = (await api.call<CenterImports>('get', '/partner/imports', { token })).body;
    expect([message.imports.map((each) => each.id), message.centers.length]).to.deep.equal([[id], 1]);
    const admin = (await api.staff('ADMIN')).token;
    expect((await api.call('get', `/adm/imports/${id}`, { token: admin })).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
