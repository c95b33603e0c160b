import type { CenterImport, ImportColumns, ImportedRow } from '@odonta/api/contract';
import { type Center, Prod, ProdPreview } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const head = 'Название;Формат;Уровень;Категории;Цена;Начало';
const line = (name: string, start = '12.03.2027') =>
  `${name};Онлайн-курс, вебинар;Базовый;Терапия;25000;${start}`;

describe('courses that a centre has checked', () => {
  const api = useApi();
  let center: Center;
  let token: string;

  beforeEach(async () => {
    center = await buildCenter({ name: `Центр ${Math.random()}` });
    token = await api.tokenOf(await buildPartner(center, { role: 'EDITOR' }));
  });

  const move = (id: number, name: string, body: object = {}) =>
    api.call<CenterImport>('post', `/partner/imports/${id}/${name}`, { token, body });
  const check = async (...lines: string[]) => {
    const form = new FormData();
    form.set('file', new Blob([lines.join('\n')]), 'курсы.csv');
    const path = `/partner/centers/${center.id}/imports`;
    const { id } = (await api.call<CenterImport>('post', path, { token, body: form })).body.message;
    const columns = await api.call<ImportColumns>('get', `/partner/imports/${id}/columns`, { token });
    return (await move(id, 'dry_run', { mapping: columns.body.message.mapping, mode: 'valid' })).body.message;
  };
  const rows = async (id: number, outcome: string) =>
    (await api.call<ImportedRow[]>('get', `/partner/imports/${id}/rows?outcome=${outcome}`, { token })).body
      .message;
  const said = async (id: number, outcome = 'REFUSED') =>
    (await rows(id, outcome)).map(({ number, errors }) => [number, errors[0]?.message]);
  const draft = (name: string) =>
    api.given(() =>
      buildProd({ center_id: center.id, status: 'PREPARE', is_draft: true, published_at: null, name }),
    );

  it('changes are shown with the columns that change, and are not overwritten if edited since', async () => {
    const [edited, other] = [await draft('Правят'), await draft('Не правят')];
    const { id, version } = await check('№;Основная цена', `${edited.id};777`, `${other.id};888`);
    expect((await rows(id, 'UPDATED')).map(({ record_id, changes }) => [record_id, changes])).to.deep.equal([
      [edited.id, ['Основная цена']],
      [other.id, ['Основная цена']],
    ]);
    const body = { fields: { price: 5 } };
    expect((await api.call('put', `/prods/my/${edited.id}`, { token, body })).status).to.equal(200);
    const { message } = (await move(id, 'apply', { version })).body;
    expect([message.updated, message.bad]).to.deep.equal([1, 1]);
    expect(await said(id)).to.deep.equal([[2, 'Запись правили после проверки: проверьте файл ещё раз']]);
    for (const prod of [edited, other]) await prod.reload();
    expect([edited.price, other.price]).to.deep.equal([500, 88_800]);
  });

  it('courses are not written by the columns that another member chose meanwhile', async () => {
    const { id, version } = await check(head, line('Тот самый'));
    const mapping = ['name', 'type', 'degree', 'categories', 'price', null];
    await move(id, 'dry_run', { mapping, mode: 'valid' });
    expect((await move(id, 'apply', { version })).body.code).to.equal('VERSION_CONFLICT');
    expect(await Prod.count({ where: { center_id: center.id } })).to.equal(0);
  });

  it('courses are the same by name and Moscow day; a row of the file is named by its line, not by a lost number', async () => {
    const night = ['12.03.2027 00:30', '12.03.2027 23:30'] as const;
    const { id } = await check(
      head,
      line('Ночной курс', night[0]),
      line('НОЧНОЙ КУРС', night[1]),
      line('Ночной курс', '13.03.2027'),
    );
    expect(await said(id)).to.deep.equal([[3, 'Такой курс уже есть в файле: строка 2']]);
    expect((await move(id, 'apply')).body.message.created).to.equal(2);
    const [first] = await Prod.findAll({ where: { center_id: center.id }, order: ['date_start'] });
    const again = await check(head, line('ночной КУРС', night[1]));
    expect(await said(again.id)).to.deep.equal([
      [2, `Такой курс на эти дни у вас уже есть: № ${first?.id}. Чтобы изменить его, укажите номер`],
    ]);
  });

  it('courses stay when others open or repeat them by the time of an undo', async () => {
    const { id } = await check(head, line('Показан'), line('Повторён'), line('Ничей'));
    await move(id, 'apply');
    const [shown, repeated] = await Prod.findAll({ where: { center_id: center.id }, order: ['id'] });
    await ProdPreview.create({
      prod_id: Number(shown?.id),
      token_hash: 'a'.repeat(64),
      expires_at: new Date(Date.now() + 86_400_000),
    });
    const series_id = Number(repeated?.id);
    const repetition = await api.given(() => buildProd({ center_id: center.id, series_id }));
    expect((await move(id, 'rollback')).body.message.kept).to.equal(2);
    expect(await said(id, 'KEPT')).to.deep.equal([
      [2, 'На курс дана ссылка предпросмотра: закройте её или удалите курс сами'],
      [3, 'Этот курс повторяют другие: сначала уберите повторы'],
    ]);
    const names = (await Prod.findAll({ where: { center_id: center.id }, order: ['id'] })).map(
      ({ name }) => name,
    );
    expect(names).to.include.members(['Показан', 'Повторён']).and.not.include('Ничей');
    expect((await repetition.reload()).series_id).to.equal(series_id);
  });

  it('can be taken back when the checks of an hour are used up', async () => {
    const { id } = await check(head, line('Вернуть'));
    await move(id, 'apply');
    let answer = await move(id, 'dry_run');
    for (let asked = 0; asked < 130 && answer.status !== 429; asked += 1) answer = await move(id, 'apply');
    expect(answer.status).to.equal(429);
    expect((await move(id, 'rollback')).status).to.equal(200);
  });

  it('courses cause no 500', () => expect(api.errors).to.deep.equal([]));
});
