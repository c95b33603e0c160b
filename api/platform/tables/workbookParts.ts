import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ApiError } from '../http/errors.ts';
import { readXml, type XmlReader } from './readXml.ts';
import { wrong } from './wrongFile.ts';

/**
 * The limits of a workbook: honest ones have a hundred parts, and the text of five packed megabytes is hardly
 * more.
 */
const most = { parts: 1000, bytes: 20 * 1024 * 1024 };

/** The parts of a workbook by their names; each is unpacked a little at a time, as it is read. */
export class WorkbookParts {
  #bytesLeft = most.bytes;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  static async of(bytes: Uint8Array): Promise<WorkbookParts> {
    try {
      const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
      if (zip.entryCount > most.parts) throw wrong('В книге слишком много частей: оставьте в ней один лист');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new WorkbookParts(zip, entries);
    } catch (error) {
      throw damaged(error);
    }
  }

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Reads nothing where there is no such part. */
  async read(name: string, reader: XmlReader): Promise<void> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    // The size that the archive claims can be believed: a stream that is longer breaks off there.
    this.#bytesLeft -= entry.uncompressedSize;
    if (this.#bytesLeft < 0) throw wrong('Файл слишком велик в распакованном виде');
    try {
      const stream: Readable = await this.#zip.openReadStreamPromise(entry);
      await readXml(stream, reader);
    } catch (error) {
      throw damaged(error);
    }
  }
}

const damaged = (error: unknown) => (error instanceof ApiError ? error : wrong('Файл XLSX повреждён'));
