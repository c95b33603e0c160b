import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server on this machine: it answers each question with the next of these addresses, the last one for good. */
export async function openNameServer(addresses: readonly string[]) {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (query, { port, address }) => {
    const type = query.readUInt16BE(endOfQuestion(query) - 4);
    const next = addresses[Math.min(asked, addresses.length - 1)] ?? '';
    if (type === typeA) asked += 1;
    socket.send(answerTo(query, type === typeA && next ? next : null), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = `127.0.0.1:${socket.address().port}`;
  return { address, asked: () => asked, close: () => socket.close() };
}

const typeA = 1;
const headerBytes = 12;

/** After its name, its type and its class; records of an extension may follow. */
function endOfQuestion(query: Buffer): number {
  let at = headerBytes;
  for (let length = query[at] ?? 0; length !== 0; length = query[at] ?? 0) at += length + 1;
  return at + 5;
}

function answerTo(query: Buffer, address: string | null): Buffer {
  const question = query.subarray(headerBytes, endOfQuestion(query));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(address === null ? 0 : 1, 6);
  if (address === null) return Buffer.concat([header, question]);
  // The name is that of the question, class IN, valid for no time, four bytes.
  const record = Buffer.from([0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4]);
  return Buffer.concat([header, question, record, Buffer.from(address.split('.').map(Number))]);
}
