import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { buildCenter } from '../testing/factories.ts';
import { buildImport } from '../testing/importFactories.ts';
import { testWorld } from '../testing/world.ts';
import { down, up } from './steps/20261128123002-add-centers-to-imports.ts';

describe('the step that gives imports to centres', () => {
  it('leaves no file of a centre to staff when it is undone', async () => {
    const world = await testWorld();
    const own = await buildImport({ filename: 'наш.csv' });
    await buildImport({ filename: 'центр.csv', resource: 'prods', center_id: (await buildCenter()).id });
    const context = world.sequelize.getQueryInterface();
    await down(context);
    const left = await world.sequelize.query<{ id: number }>('select id from import_tasks', {
      type: QueryTypes.SELECT,
    });
    expect(left).to.deep.equal([{ id: own.id }]);
    await up(context);
    await world.close();
  });
});
