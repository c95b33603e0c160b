import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import express from 'express';
import { uploadedFiles } from './uploadedFiles.ts';

describe('files uploaded by staff', () => {
  it('pictures open in the browser; a PDF is downloaded and never runs', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-uploaded-'));
    mkdirSync(path.join(directory, 'documents'));
    for (const name of ['a.pdf', 'a.webp']) writeFileSync(path.join(directory, 'documents', name), '%PDF-');
    const server = express().use(uploadedFiles(directory)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/documents`;
    const headersOf = async (name: string) => {
      const { status, headers } = await fetch(`${at}/${name}`, { headers: { connection: 'close' } });
      const named = ['x-content-type-options', 'content-disposition', 'content-security-policy'];
      return [status, ...named.map((header) => headers.get(header))];
    };
    expect(await headersOf('a.pdf')).to.deep.equal([
      200,
      'nosniff',
      'attachment',
      "sandbox; default-src 'none'",
    ]);
    expect(await headersOf('a.webp')).to.deep.equal([200, 'nosniff', null, null]);
    server.close();
    rmSync(directory, { recursive: true });
  });
});
