import {
  AuditEntry,
  Center,
  type City,
  Letter,
  Order,
  PrivateFile,
  type Prod,
  ProdMaterial,
} from '@odonta/db/models';
import { buildCity, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildMaterial } from '@odonta/db/testing/materialFactory.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { deletePrivateFiles } from '../../platform/files/deletePrivateFiles.ts';
import { useApi } from '../../testing/useApi.ts';
import { deleteOldMaterials, notifyOfMaterials } from './notifying.ts';

describe('materials of a course as time goes on', () => {
  const api = useApi();
  let prod: Prod;
  beforeEach(async () => {
    prod = await api.given(() => buildProd());
  });
  const bought = (status: 'CONFIRMED' | 'PREPARE' = 'CONFIRMED'): Promise<Order> =>
    api.given(() => buildOrder({ prod, status }));

  it('buyers hear of them once a day, half an hour after the last, by the link of their orders', async () => {
    const order = await bought();
    await bought('PREPARE');
    const at = new Date(Date.now() - 3_600_000);
    await buildMaterial({ prod_id: prod.id, title: 'Первый', created_at: at });
    const fresh = await buildMaterial({ prod_id: prod.id, title: 'Второй' });
    await buildMaterial({ prod_id: prod.id, title: 'После', opens: 'END', created_at: at });
    expect(await notifyOfMaterials(api.sequelize)).to.equal(0);
    const bind = [at, fresh.id];
    await api.sequelize.query('update prod_materials set created_at = $1 where id = $2', { bind });
    const runs = await Promise.all([notifyOfMaterials(api.sequelize), notifyOfMaterials(api.sequelize)]);
    expect(runs.reduce((sum, count) => sum + count)).to.equal(1);
    await buildMaterial({ prod_id: prod.id, title: 'Третий', created_at: at });
    expect(await notifyOfMaterials(api.sequelize)).to.equal(0);
    const letters = await Letter.findAll({ where: { kind: 'course_materials' } });
    expect(letters.map(({ to }) => to)).to.deep.equal([order.email]);
    expect(letters[0]?.text).to.include('Первый').and.include('Второй').and.not.include('После');
  });

  const hourAgo = () => new Date(Date.now() - 3_600_000);
  const written = async () => (await Letter.findAll({ where: { kind: 'course_materials' } })).length;
  const added = (given: object = {}) => buildMaterial({ prod_id: prod.id, created_at: hourAgo(), ...given });

  it('a deleted material leaves no second letter on its day', async () => {
    await bought();
    const first = await added();
    expect(await notifyOfMaterials(api.sequelize)).to.equal(1);
    const before = await written();
    await first.destroy();
    const second = await added();
    expect(await notifyOfMaterials(api.sequelize)).to.equal(0);
    expect(await written()).to.equal(before);
    const bind = [prod.id];
    const yesterday = `update prods set materials_notified_at = now() - interval '1 day' where id = $1`;
    await api.sequelize.query(yesterday, { bind });
    expect(await notifyOfMaterials(api.sequelize)).to.equal(1);
    expect(await second.reload())
      .property('notified_at')
      .to.be.a('date');
  });

  it('nobody is told without a buyer who owes nothing, or by a suspended centre', async () => {
    const material = await added();
    const order = await bought();
    await Order.update({ debt: 1 }, { where: { id: order.id } });
    expect(await notifyOfMaterials(api.sequelize)).to.equal(0);
    await Order.update({ debt: 0 }, { where: { id: order.id } });
    await Center.update({ suspended_at: new Date() }, { where: { id: prod.center_id } });
    expect(await notifyOfMaterials(api.sequelize)).to.equal(0);
    expect((await material.reload()).notified_at).to.equal(null);
    await Center.update({ suspended_at: null }, { where: { id: prod.center_id } });
    expect(await notifyOfMaterials(api.sequelize)).to.equal(1);
  });

  it('a material opens at the midnight of its city, in letters and on the page of an order', async () => {
    const order = await bought();
    const east = await buildCity({ utc_offset: 12 });
    const west = await buildCity({ utc_offset: 2 });
    // Eleven hours before the midnight of UTC it is past midnight at +12, and not yet at +2.
    const date_start = new Date(Date.now() + 11 * 3_600_000);
    await added({ opens: 'START' });
    const seen = async () =>
      (await api.call<object[]>('get', `/orders/${order.token}/materials`)).body.message.length;
    const at = async (city: City) => {
      await prod.reload();
      await prod.update({ city_id: city.id, date_start, date_end: inDays(3) });
      return [await seen(), await notifyOfMaterials(api.sequelize)];
    };
    expect(await at(west)).to.deep.equal([0, 0]);
    expect(await at(east)).to.deep.equal([1, 1]);
  });

  it('a course without dates keeps a material for a year after its last lesson, or after the material', async () => {
    await prod.reload();
    await prod.update({ date_start: null, date_end: null });
    const old = () => added({ created_at: inDays(-400) });
    const [fresh, kept] = [await added(), await old()];
    const order = await bought();
    await Order.update({ lesson_from: inDays(-2), lesson_to: inDays(-1) }, { where: { id: order.id } });
    expect(await deleteOldMaterials(api.sequelize)).to.equal(0);
    await Order.update({ lesson_from: inDays(-391), lesson_to: inDays(-390) }, { where: { id: order.id } });
    expect(await deleteOldMaterials(api.sequelize)).to.equal(1);
    expect(await ProdMaterial.count({ where: { id: [fresh.id, kept.id] } })).to.equal(1);
    const entry = { resource: 'prods', record_id: String(prod.id), action: 'delete_material' };
    expect(await AuditEntry.count({ where: entry })).to.equal(1);
  });

  it('a year after their course they are deleted with their files', async () => {
    const old = await buildMaterial({ prod_id: prod.id });
    const kept = await buildMaterial();
    await prod.reload();
    await prod.update({ date_start: inDays(-400), date_end: inDays(-399) });
    expect(await deleteOldMaterials(api.sequelize)).to.equal(1);
    await deletePrivateFiles();
    expect(await PrivateFile.count({ where: { id: old.file_id } })).to.equal(0);
    expect(await PrivateFile.count({ where: { id: kept.file_id } })).to.equal(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
