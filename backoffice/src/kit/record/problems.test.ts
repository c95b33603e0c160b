import { expect } from 'chai';
import { problemsIn } from './problems.ts';

describe('problems of a form', () => {
  it('problems are found at every depth, with the row of an inline table', () => {
    const errors = {
      name: { type: 'server', message: 'Минимальная длина 5 симв.' },
      prices: [undefined, { price: { type: 'server', message: 'Не меньше 0' } }],
      file_preview: { alt: { type: 'required', message: 'Обязательное поле' } },
    };
    expect(problemsIn(errors)).to.deep.equal([
      { path: 'name', field: 'name', row: null, text: 'Минимальная длина 5 симв.' },
      { path: 'prices.1.price', field: 'prices', row: 2, text: 'Не меньше 0' },
      { path: 'file_preview.alt', field: 'file_preview', row: null, text: 'Обязательное поле' },
    ]);
  });

  it('a form without errors has no problems', () => {
    expect(problemsIn({})).to.deep.equal([]);
  });
});
