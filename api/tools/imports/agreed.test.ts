import type { ImportColumns, ImportedRow, StaffImport } from '@odonta/api/contract';
import { City } from '@odonta/db/models';
import { buildCity } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('an import of staff that somebody has checked', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const move = (id: number, name: string, body: object = {}) =>
    api.call<StaffImport>('post', `/adm/imports/${id}/${name}`, { token, body });
  const check = async (file: string) => {
    const form = new FormData();
    form.append('file', new Blob([file]), 'города.csv');
    const sent = await api.call<StaffImport>('post', '/adm/imports?resource=cities', { token, body: form });
    const { id } = sent.body.message;
    const { mapping } = (await api.call<ImportColumns>('get', `/adm/imports/${id}/columns`, { token })).body
      .message;
    return (await move(id, 'dry_run', { mapping, mode: 'valid' })).body.message;
  };
  const refused = async (id: number) => {
    const path = `/adm/imports/${id}/rows?outcome=REFUSED`;
    const { message } = (await api.call<ImportedRow[]>('get', path, { token })).body;
    return message.map(({ number, errors }) => [number, errors[0]?.message]);
  };
  const changed = 'Запись правили после проверки: проверьте файл ещё раз';

  it('overwrites no record that was edited or added since, and writes the rest', async () => {
    const edited = await buildCity({ name: 'Правленый-20', region: 'Край', population: 1 });
    const { id } = await check(
      'Название;Регион;Население\nПравленый-20;Край;5\nПоявился-20;Край;5\nОстался-20;Край;5\n',
    );
    await api.call('put', `/adm/cities/${edited.id}`, { token, body: { population: 6 } });
    const added = await buildCity({ name: 'Появился-20', region: 'Край', population: 7 });
    const { body } = await move(id, 'apply');
    expect([body.message.created, body.message.updated, body.message.bad]).to.deep.equal([1, 0, 2]);
    expect(await refused(id)).to.deep.equal([
      [2, changed],
      [3, changed],
    ]);
    for (const city of [edited, added]) await city.reload();
    expect([edited.population, added.population]).to.deep.equal([6, 7]);
  });

  it('overwrites the same record where nobody edited it: the control', async () => {
    const city = await buildCity({ name: 'Нетронутый-21', region: 'Край', population: 1 });
    const { id } = await check('Название;Регион;Население\nНетронутый-21;Край;5\n');
    expect((await move(id, 'apply')).body.message.updated).to.equal(1);
    expect((await city.reload()).population).to.equal(5);
  });

  it('writes no row that was shown as wrong, even if its reason is gone', async () => {
    const { id, bad } = await check('Название;Регион\nВерный-22;Край\nВерный-22;Край\n');
    expect(bad).to.equal(1);
    await move(id, 'apply');
    expect(await City.count({ where: { name: 'Верный-22' } })).to.equal(1);
    expect(await refused(id)).to.deep.equal([[3, 'Эта запись уже есть в файле: строка 2']]);
  });

  it('is applied in the version that was seen: a check by somebody else asks for another look', async () => {
    const { id, version } = await check('Название;Регион\nЧужой выбор-23;Край\n');
    await move(id, 'dry_run', { mapping: ['region', 'name'], mode: 'valid' });
    const { status, body } = await move(id, 'apply', { version });
    expect([status, body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
    expect(await City.count({ where: { region: 'Чужой выбор-23' } })).to.equal(0);
  });

  it('is refused where nothing of it is left to write', async () => {
    const city = await buildCity({ name: 'Один-24', region: 'Край', population: 1 });
    const { id } = await check('Название;Регион;Население\nОдин-24;Край;5\n');
    await api.call('put', `/adm/cities/${city.id}`, { token, body: { population: 6 } });
    const { status, body } = await move(id, 'apply');
    expect([status, body.message]).to.deep.equal([
      409,
      'Записывать нечего: записи изменились после проверки. Проверьте файл ещё раз',
    ]);
    const { message } = (await api.call<StaffImport>('get', `/adm/imports/${id}`, { token })).body;
    expect(message.status).to.equal('CHECKED');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
