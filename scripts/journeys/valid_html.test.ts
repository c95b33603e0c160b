import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { phone, visit } from './browser.ts';
import { market } from './market.ts';
import { anAddressOf, pageTypes } from './publicPages.ts';

const run = promisify(execFile);
const vnu: string = createRequire(import.meta.url)('vnu-jar');
const broken =
  '<!doctype html><html lang="ru"><title>Сломана</title><p><a href="/"><a href="/">две</a></a><li>';

interface Complaint {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

/** One run for all, because most of it is starting Java. */
describe('W3C’s checker', function () {
  this.timeout(180_000);
  const complaints = new Map<string, string[]>();

  before(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-html-'));
    const pages = new Map([...(await served()), ...(await opened()), ['a planted mistake', broken]]);
    const names = [...pages.keys()];
    const files = names.map((name, index) => {
      const file = path.join(folder, `${index}.html`);
      writeFileSync(file, pages.get(name) ?? '');
      return file;
    });
    for (const { type, url = '', message, extract = '' } of await check(files)) {
      if (type === 'info') continue;
      const name = names[Number.parseInt(path.basename(url), 10)] ?? url;
      complaints.set(name, [...(complaints.get(name) ?? []), `${message} ${extract.replace(/\s+/g, ' ')}`]);
    }
    rmSync(folder, { recursive: true });
  });

  for (const type of pageTypes)
    it(`finds no error in a page of the type /${type}`, () =>
      expect(complaints.get(type) ?? []).to.deep.equal([]));

  it('finds no error in a page whose forms are open', () =>
    expect(complaints.get('the open request form') ?? []).to.deep.equal([]));

  it('finds no error but the planted one in all of this', () =>
    expect([...complaints.keys()]).to.deep.equal(['a planted mistake']));
});

async function served(): Promise<[string, string][]> {
  const { url } = await market();
  return Promise.all(
    pageTypes.map(async (type): Promise<[string, string]> => {
      const answer = await fetch(url + (await anAddressOf(type, url)));
      return [type, await answer.text()];
    }),
  );
}

/** What scripts make of a page is HTML too. */
async function opened(): Promise<[string, string][]> {
  const visitor = await visit({ viewport: phone });
  await visitor.page.goto('/?open_request=1');
  const dialog = visitor.page.getByRole('dialog', { name: 'Заявка' });
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await dialog.getByText('Проверьте поля формы').waitFor();
  const content = await visitor.page.content();
  await visitor.end();
  return [['the open request form', content]];
}

async function check(files: readonly string[]): Promise<Complaint[]> {
  const options = ['-Xss4m', '-jar', vnu, '--format', 'json', '--exit-zero-always', ...files];
  const { stderr } = await run(process.env.JAVA_PATH ?? 'java', options, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: Complaint[] };
  return messages;
}
