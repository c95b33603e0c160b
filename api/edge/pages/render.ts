import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

export interface Rendered {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface RenderOptions {
  handler: Handler;
  /** The address the site is known under; the visitor's own Host is never shown to a page. */
  baseUrl: string;
  timeoutMs: number;
}

/** Requests an address from the handler without cookies or headers of a visitor, and returns what it wrote. */
export async function render(url: string, { handler, baseUrl, timeoutMs }: RenderOptions): Promise<Rendered> {
  const wire = new Wire(new URL(baseUrl).protocol === 'https:');
  const req = anonymousRequest(wire, url, new URL(baseUrl).host);
  const res = new ServerResponse(req);
  res.assignSocket(wire);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${url} was not rendered within ${timeoutMs} ms`)),
        timeoutMs,
      );
      wire.once('error', reject);
      res.once('finish', () => resolve(wire.answer()));
      res.once('close', () => reject(new Error(`The rendering of ${url} broke off`)));
      (async () => handler(req, res))().catch(reject);
    });
  } finally {
    clearTimeout(timer);
    wire.destroy();
  }
}

function anonymousRequest(socket: Socket, url: string, host: string): IncomingMessage {
  const req = new IncomingMessage(socket);
  // HTTP/1.0, so that the body is written unchanged and not in chunks.
  Object.assign(req, {
    method: 'GET',
    url,
    httpVersion: '1.0',
    httpVersionMajor: 1,
    httpVersionMinor: 0,
    complete: true,
  });
  req.headers = { host };
  req.rawHeaders = ['Host', host];
  req.push(null);
  return req;
}

/** A socket without a connection that remembers what was written to it. */
class Wire extends Socket {
  readonly encrypted: boolean;
  readonly #written: Buffer[] = [];

  constructor(encrypted: boolean) {
    super();
    this.encrypted = encrypted;
    Object.defineProperty(this, 'remoteAddress', { value: '127.0.0.1' });
    this.on('error', () => {});
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    this.#written.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer | string; encoding: BufferEncoding }[], done: () => void): void {
    for (const { chunk, encoding } of chunks) this._write(chunk, encoding, () => {});
    done();
  }

  answer(): Rendered {
    const bytes = Buffer.concat(this.#written);
    const end = bytes.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const colon = line.indexOf(': ');
      const name = line.slice(0, colon).toLowerCase();
      const value = line.slice(colon + 2);
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
    return { status: Number(statusLine.split(' ')[1]), headers, body: bytes.subarray(end + 4) };
  }
}
