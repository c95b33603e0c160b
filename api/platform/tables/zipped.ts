import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import type { AsyncFlateStreamHandler, ZipInputFile } from 'fflate';

const deflate = 8;
/** The fastest of nine levels: each further one costs more time than the file shrinks. */
const level = 1;

/** A file of an archive, pressed by the system's own zlib beside our thread, and at its pace: a script does it thrice as long, and in our thread. */
export class DeflatedFile implements ZipInputFile {
  readonly compression = deflate;
  size = 0;
  crc = 0;
  ondata?: AsyncFlateStreamHandler;
  readonly filename: string;
  readonly #press: DeflateRaw = createDeflateRaw({ level });

  constructor(filename: string) {
    this.filename = filename;
    this.#press.on('data', (chunk: Buffer<ArrayBuffer>) => this.ondata?.(null, chunk, false));
  }

  write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.size += bytes.length;
    this.crc = crc32(bytes, this.crc);
    return new Promise((resolve, reject) =>
      this.#press.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
  }

  async end(text: string): Promise<void> {
    await this.write(text);
    await new Promise((resolve) => this.#press.once('end', resolve).end());
    this.ondata?.(null, new Uint8Array(), true);
  }
}
