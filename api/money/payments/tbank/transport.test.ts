import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { BankAway } from '../acquirer.ts';
import { transportTo } from './transport.ts';

describe('the way to a bank with certificates of its own', () => {
  let directory: string;
  let server: Server;
  let url: string;

  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');

  before(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-ca-'));
    writeFileSync(path.join(directory, 'site.ext'), 'subjectAltName=IP:127.0.0.1');
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    openssl(
      'req',
      '-x509',
      ...key,
      '-keyout',
      'root.key',
      '-out',
      'root.pem',
      '-subj',
      '/CN=Own Root',
      '-days',
      '2',
    );
    openssl('req', ...key, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=bank');
    const signed = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-days', '2'];
    openssl('x509', '-req', '-in', 'site.csr', ...signed, '-extfile', 'site.ext', '-out', 'site.pem');
    server = createServer({ key: read('site.key'), cert: read('site.pem') }, (_req, res) =>
      res.end('{"Success":true}'),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server?.closeAllConnections();
    server?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is closed without them, open with them, and nobody else in the process trusts them', async () => {
    const refused = await transportTo({ url })('GetState', {}).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(BankAway);
    expect(((refused as Error).cause as NodeJS.ErrnoException).code).to.equal(
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    );
    expect(await transportTo({ url, ca: read('root.pem') })('GetState', {})).to.deep.equal({ Success: true });
    const [other] = await once(get(url), 'error');
    expect((other as NodeJS.ErrnoException).code).to.equal('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
    expect(await fetch(url).catch(() => 'refused')).to.equal('refused');
  });
});
