import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderValue } from 'node:http';

/** The property that `writeHead` sets and `end` sends; undocumented, so `readyHead.test.ts` checks Node for it. */
interface Heads {
  _header: string | null;
  _keepAliveTimeout: number;
}

/**
 * The head of an answer without the parts that depend on the moment and the connection. Throws for a value no
 * header may have: nothing checks it later.
 */
export function headOf(status: number, headers: readonly string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  return head;
}

/** False, without any effect, for cases that Node's own `writeHead` must decide: an old client, a connection about to close. */
export function writeReadyHead(
  req: IncomingMessage,
  res: ServerResponse,
  head: string,
  now: number,
): boolean {
  if (req.httpVersionMinor !== 1 || !res.shouldKeepAlive || res.hasHeader('connection')) return false;
  const heads = res as unknown as Heads;
  heads._header = `${head}Date: ${httpDate(now)}\r\nConnection: keep-alive\r\n${keepAlive(heads._keepAliveTimeout)}\r\n`;
  return true;
}

let second = 0;
let date = '';

function httpDate(now: number): string {
  const seconds = Math.floor(now / 1_000);
  if (seconds !== second) {
    second = seconds;
    date = new Date(now).toUTCString();
  }
  return date;
}

const keepAlive = (ms: number) => (ms ? `Keep-Alive: timeout=${Math.floor(ms / 1_000)}\r\n` : '');
