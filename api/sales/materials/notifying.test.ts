import { Letter, type Order, PrivateFile, type Prod } from '@odonta/db/models';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
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
