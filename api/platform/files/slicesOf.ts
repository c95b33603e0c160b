import { Readable } from 'node:stream';
import { connectionOf, PrivateFile } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';

/** A slow reader holds two of them at most, and never the file. */
const sliceBytes = 256 * 1024;

/** The bytes of a private file in the database, read slice by slice as they are sent. */
export const slicesOf = (id: string, size: number): Readable => Readable.from(read(id, size));

async function* read(id: string, size: number): AsyncGenerator<Buffer> {
  for (let from = 1; from <= size; from += sliceBytes) {
    const options = { bind: [id, from, sliceBytes], type: QueryTypes.SELECT as const };
    const [row] = await connectionOf(PrivateFile).query<{ slice: Buffer | null }>(statement, options);
    if (!row?.slice) throw new Error('A private file was deleted or moved while it was sent.');
    yield row.slice;
  }
}

const statement = 'select substring(bytes from $2 for $3) as slice from private_files where id = $1';
