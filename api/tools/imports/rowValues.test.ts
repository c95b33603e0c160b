import { ImportTask } from '@odonta/db/models';
import { expect } from 'chai';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { asNumber } from '../../platform/tables/cellReaders.ts';
import { useApi } from '../../testing/useApi.ts';
import { errorsOf, valuesOf } from './rowValues.ts';

const field = { field: 'price', title: 'Цена', read: asNumber, example: '1' };
const resource = { name: 'prods', imports: { key: [], fields: [field] } } as unknown as AnyResource;

describe('an error of an imported row', () => {
  useApi();
  const task = (header: string) => ImportTask.build({ mapping: ['price'], headers: [header] } as ImportTask);

  it('repeats little of its header, its cell and its message', async () => {
    const long = 'я'.repeat(30_000);
    const { errors } = await valuesOf(resource, task(long), { cells: [long] }, {} as Transaction);
    const refusal = invalid({ price: 'н'.repeat(900) });
    const all = [...errors, ...errorsOf(resource, task(long), { cells: [long] }, refusal)];
    expect(all).to.have.length(2);
    for (const { column, value, message } of all)
      expect([column, value, message].map((text) => (text ?? '').length <= 1001)).to.deep.equal([
        true,
        true,
        true,
      ]);
    expect(JSON.stringify(all).length).to.be.lessThan(2500);
  });

  it('is cut without halving a letter, which the database would refuse', async () => {
    const cell = `${'я'.repeat(199)}🦷🦷`;
    expect(cell.slice(0, 200).isWellFormed()).to.equal(false);
    const { errors } = await valuesOf(resource, task('Цена'), { cells: [cell] }, {} as Transaction);
    expect(errors[0]?.value?.isWellFormed()).to.equal(true);
  });
});
