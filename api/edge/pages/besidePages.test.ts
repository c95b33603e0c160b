import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import type { MovedAddress } from '../../content/redirects/movedAddresses.ts';
import { answerMoved } from './besidePages.ts';
import { type BuiltFiles, loadBuiltFiles } from './builtFiles.ts';
import { locationOf } from './location.ts';
import { noHeaders, startSite, type TestSite } from './testSite.ts';

describe('an address that has moved', () => {
  let directory: string;
  let files: BuiltFiles;
  let site: TestSite;
  let target: string;

  before(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-moved-'));
    const problem = (text: string) => expect.fail(text);
    files = await loadBuiltFiles({
      mounts: [{ directory, at: '/' }],
      packedDirectory: path.join(directory, 'packed'),
      securityHeaders: noHeaders,
      onProblem: problem,
    });
    const find = (asked: string): MovedAddress | undefined =>
      asked === '/prods/old-1' ? { id: 1, status: 301, to_path: target } : undefined;
    const addresses = { find, count: () => undefined, reload: async () => undefined };
    site = await startSite((_req, res) => res.end('page'), { files, moved: answerMoved(addresses, files) });
  });
  after(async () => {
    await site?.stop();
    files?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const locationAt = async (to: string, query: string) => {
    target = to;
    const { status, headers } = await site.ask(`/prods/old-1${query}`);
    expect(status, `${to} ${query}`).to.equal(301);
    return headers.location;
  };

  it('takes the query of the visitor along, however it is escaped', async () => {
    const taken = {
      '': '',
      '?a=1': '?a=1',
      '?q=%zz': '?q=%25zz',
      '?utm_content=50%': '?utm_content=50%25',
      '?utm_content=50%25': '?utm_content=50%25',
      '?next=a%2Fb%2fc': '?next=a%2Fb%2fc',
      '?q=%FF%FE': '?q=%FF%FE',
      '?q=%252F': '?q=%252F',
      '?q=%D0%B6': '?q=%D0%B6',
    };
    for (const [query, notified] of Object.entries(taken))
      expect(await locationAt('/prods/new-1', query)).to.equal(`/prods/new-1${notified}`);
  });

  it('leads to a stored target with a broken escape, Cyrillic letters or a fragment', async () => {
    expect(await locationAt('/search?q=50%', '')).to.equal('/search?q=50%25');
    expect(await locationAt('/search?q=50%', '?a=%')).to.equal('/search?q=50%25&a=%25');
    expect(await locationAt('/курсы', '')).to.equal('/%D0%BA%D1%83%D1%80%D1%81%D1%8B');
    expect(await locationAt('/a%2Fb', '')).to.equal('/a%2Fb');
    expect(await locationAt('/page#part', '?a=1')).to.equal('/page?a=1#part');
    expect(await locationAt('/\\evil.example', '')).to.equal('/%5Cevil.example');
  });

  it('is a header that Node takes, whatever the words, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const location = locationOf(words);
        expect(location).to.match(/^[\x21-\x7e]*$/);
        expect(locationOf(location)).to.equal(location);
      }),
    );
  });

  it('ends nothing: the site serves on', async () => {
    expect((await site.ask('/prods/imp-1')).status).to.equal(200);
    expect(site.problems).to.deep.equal([]);
  });
});
