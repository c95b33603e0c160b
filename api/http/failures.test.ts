import { expect } from 'chai';
import { DatabaseError } from 'sequelize';
import { refusalOf } from './failures.ts';

describe('failures of the database', () => {
  const failed = (code: string) => new DatabaseError(Object.assign(new Error('refused'), { code, sql: '' }));

  it('that pass by themselves are answered with 503: whoever asked may ask again', () => {
    const waitedTooLong = '55P03';
    const waitedInCircle = '40P01';
    for (const code of [waitedTooLong, waitedInCircle]) expect(refusalOf(failed(code))?.status).to.equal(503);
  });

  it('that are our fault are answered with none of their words', () => {
    expect(refusalOf(failed('42P01'))).to.equal(null);
  });
});
