import { once } from 'node:events';
import { Writable } from 'node:stream';
import { ExportPart } from '@odonta/db/models';

const partBytes = 512 * 1024;

/** Stores a file in parts; `settled` lets the writer wait for the database. */
export function partsOf(task_id: number): Writable & { settled(): Promise<void> } {
  let locked: Buffer[] = [];
  let size = 0;
  let number = 0;
  const keep = async () => {
    const bytes = Buffer.concat(locked);
    [locked, size] = [[], 0];
    if (bytes.length > 0) await ExportPart.create({ task_id, number: number++, bytes });
  };
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      locked.push(chunk);
      size += chunk.length;
      if (size < partBytes) done();
      else keep().then(() => done(), done);
    },
    final: (done) => void keep().then(() => done(), done),
  });
  return Object.assign(out, {
    settled: async () => {
      if (out.writableNeedDrain) await once(out, 'drain');
    },
  });
}
