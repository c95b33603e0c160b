import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';

describe('the search for what tests need', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds it on PATH by one of its names', () => {
    const program = path.join(folder, 'google-chrome-stable');
    writeFileSync(program, '', { mode: 0o755 });
    expect(search({ PATH: folder })).to.equal(program);
  });

  it('takes the one it is told, if it is a program', () => {
    expect(search({ PATH: folder, CHROMIUM_PATH: process.execPath })).to.equal(process.execPath);
    expect(search({ PATH: folder, CHROMIUM_PATH: `${folder}/none` })).to.equal(
      `CHROMIUM_PATH names no program: ${folder}/none.`,
    );
  });

  it('says in one sentence that it is missing where nothing can install it', () => {
    expect(search({ PATH: folder })).to.equal(
      'Chromium is missing and apt-get could not install it: install it yourself or name it in CHROMIUM_PATH.',
    );
    expect(search({ PATH: folder }, 'java')).to.equal(
      'Java is missing and apt-get could not install it: install it yourself or name it in JAVA_PATH.',
    );
  });

  function search(env: NodeJS.ProcessEnv, program = 'chromium'): string | undefined {
    const finder = path.join(import.meta.dirname, `lib/${program}.mjs`);
    const code = `const { ${program} } = await import(${JSON.stringify(finder)});
      console.log(await ${program}().catch((error) => error.message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env,
      encoding: 'utf8',
    });
    return stdout.trim().split('\n').at(-1);
  }
});
