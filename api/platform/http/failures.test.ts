import { expect } from 'chai';
import { ConnectionAcquireTimeoutError, DatabaseError } from 'sequelize';
import { refusalOf } from './failures.ts';

describe('failures of the database', () => {
  const failed = (code: string) => new DatabaseError(Object.assign(new Error('refused'), { code, sql: '' }));

  it('that pass by themselves are answered with 503: the caller may try again', () => {
    const waitedTooLong = '55P03';
    const waitedInCircle = '40P01';
    const conflictsWithRecovery = '40001';
    for (const code of [waitedTooLong, waitedInCircle, conflictsWithRecovery])
      expect(refusalOf(failed(code))?.status).to.equal(503);
  });

  it('that come of a database which dies, starts, freezes or is full are answered with 503 too', () => {
    const codes = ['08006', '53200', '53300', '57P01', '57P02', '57P03', '57P05', '57014', '58030', '25P03'];
    for (const code of codes) expect([code, refusalOf(failed(code))?.status]).to.deep.equal([code, 503]);
    const bare = [
      'Query read timeout',
      'Connection terminated',
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout expired',
    ];
    for (const message of bare) {
      const wrapped = new DatabaseError(Object.assign(new Error(message), { sql: '' }));
      for (const error of [new Error(message), wrapped])
        expect([message, refusalOf(error)?.status]).to.deep.equal([message, 503]);
    }
    expect(refusalOf(new ConnectionAcquireTimeoutError(new Error('no connection')))?.status).to.equal(503);
  });

  it('of a full disk, and those of the files on it, are answered with 503 and a minute to wait', () => {
    const onDisk = (code: string) => Object.assign(new Error('write'), { code });
    for (const error of [failed('53100'), onDisk('ENOSPC'), onDisk('EDQUOT')])
      expect(refusalOf(error)).to.deep.include({ status: 503, details: { retryAfter: 60 } });
  });

  it('that are our fault are answered with none of their words', () => {
    expect(refusalOf(failed('42P01'))).to.equal(null);
  });
});
