import { expect } from 'chai';
import type { Model, ModelStatic, Transaction } from 'sequelize';
import { asListOf, asReferenceTo } from './cellReaders.ts';

/** A table of one row, which counts how often it is asked. */
function counted() {
  const asked: string[] = [];
  const findAll = async ({ where }: { where: { name: string } }) => {
    asked.push(where.name);
    return where.name === 'Анна' ? [{ get: () => 7 }] : [];
  };
  return { asked, model: { findAll } as unknown as ModelStatic<Model> };
}
const transaction = () => ({}) as Transaction;
const refusal = (read: unknown) => Promise.resolve(read).then(() => 'read', String);

describe('a cell of a list of names', () => {
  it('asks the database once for a name, however often it stands in a file', async () => {
    const { asked, model } = counted();
    const [read, within] = [asListOf(asReferenceTo(model)), transaction()];
    for (let row = 0; row < 200; row += 1)
      expect(await read(Array(100).fill('Анна').join(';'), within)).to.have.length(100);
    expect(asked).to.deep.equal(['Анна']);
    await read('Анна', transaction());
    expect(asked, 'another import looks anew').to.have.length(2);
  });

  it('asks once for a name that is not there, too', async () => {
    const { asked, model } = counted();
    const [read, within] = [asReferenceTo(model), transaction()];
    for (let row = 0; row < 3; row += 1) expect(await refusal(read('Нет', within))).to.match(/Не нашлось/);
    expect(asked).to.deep.equal(['Нет']);
  });

  it('is refused above a hundred values before any is read', async () => {
    const { asked, model } = counted();
    const names = Array.from({ length: 101 }, (_, index) => `Имя ${index}`).join(';');
    expect(await refusal(asListOf(asReferenceTo(model))(names, transaction()))).to.match(/до 100 значений/);
    expect(asked).to.deep.equal([]);
  });

  it('is refused in an import that names more than 5000 different ones', async () => {
    const { asked, model } = counted();
    const [read, within] = [asReferenceTo(model), transaction()];
    for (let name = 0; name < 5000; name += 1) await refusal(read(`Имя ${name}`, within));
    expect(await refusal(read('Ещё одно', within))).to.match(/Слишком много разных названий/);
    expect(asked).to.have.length(5000);
  });
});
