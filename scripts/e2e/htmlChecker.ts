import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const vnu: string = createRequire(import.meta.url)('vnu-jar');

interface Complaint {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

/** The errors that W3C's checker reports, by the name of the page. One run for all, because most of it is starting Java. */
export async function htmlErrors(pages: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-html-'));
  const names = [...pages.keys()];
  const files = names.map((name, index) => {
    const file = path.join(folder, `${index}.html`);
    writeFileSync(file, pages.get(name) ?? '');
    return file;
  });
  const errors = new Map<string, string[]>();
  for (const { type, url = '', message, extract = '' } of await check(files)) {
    if (type === 'info') continue;
    const name = names[Number.parseInt(path.basename(url), 10)] ?? url;
    errors.set(name, [...(errors.get(name) ?? []), `${message} ${extract.replace(/\s+/g, ' ')}`]);
  }
  rmSync(folder, { recursive: true });
  return errors;
}

async function check(files: readonly string[]): Promise<Complaint[]> {
  const options = ['-Xss4m', '-jar', vnu, '--format', 'json', '--exit-zero-always', ...files];
  const { stderr } = await run(process.env.JAVA_PATH ?? 'java', options, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: Complaint[] };
  return messages;
}
