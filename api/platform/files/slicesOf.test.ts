import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { PrivateFile } from '@odonta/db/models';
import { expect } from 'chai';
import type { Response } from 'express';
import { useApi } from '../../testing/useApi.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { readPrivateFile, receivePrivateFile, sendPrivateFile, storePrivateFile } from './privateFiles.ts';
import { slicesOf } from './slicesOf.ts';

const kind = 'STUDENT_DOCUMENT';
const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(3 * 1024 * 1024)]);

describe('the slices of a private file', () => {
  const api = useApi();
  const asked: string[] = [];
  before(() => {
    const { options } = api.sequelize as unknown as { options: { logging: (sql: string) => void } };
    options.logging = (sql) => void (sql.includes('private_files') && asked.push(sql));
  });

  const stored = async () => {
    const received = await receivePrivateFile({ kind, bytes });
    const id = await unitOfWork.transaction((transaction) => storePrivateFile(transaction, received));
    asked.length = 0;
    return id;
  };
  /** Of a reader who takes the first bytes and then waits, without a buffer of the network between. */
  const slowReader = () => {
    const answer = new Writable({ highWaterMark: 1, write: () => undefined });
    const self = () => answer;
    return Object.assign(answer, { set: self, type: self }) as unknown as Response & Writable;
  };

  it('a slow reader makes the node read two of thirteen slices, and never the file', async () => {
    const file = await readPrivateFile(kind, await stored());
    expect(file).not.to.have.property('dataValues.bytes');
    const reader = slowReader();
    const sent = sendPrivateFile(reader, file, 'file');
    await pause(300);
    const slices = asked.filter((sql) => sql.includes('substring(bytes'));
    expect(slices.length).to.be.within(1, 2);
    expect(asked.filter((sql) => /"bytes"/.test(sql))).to.deep.equal([]);
    reader.destroy();
    await sent;
  });

  it('all of them are the file, and those of a deleted one break off', async () => {
    const id = await stored();
    const read = await slicesOf(id, bytes.length).toArray();
    expect(Buffer.concat(read).equals(bytes)).to.equal(true);
    await PrivateFile.destroy({ where: { id } });
    const broken = await slicesOf(id, bytes.length)
      .toArray()
      .catch(({ message }: Error) => message);
    expect(broken).to.include('deleted');
  });
});
