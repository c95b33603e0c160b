import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { faultOf } from './check.ts';
import { type Expression, expressionsIn } from './collect.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Code that runs on the server, or in browsers on texts of other users. Globs include new files by themselves. */
const sources = [
  'api/**/*.ts',
  'db/**/*.ts',
  'storefront/src/**/*.{ts,tsx,astro}',
  'backoffice/src/**/*.{ts,tsx}',
  'scripts/{start,lib/*}.mjs',
];
const aside = /node_modules|\/(?:testing|seeds|dist)\/|\.test\.ts$/;

async function faultsOf(expressions: readonly Expression[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [written, all] of Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`)) {
    const issue = all[0] && (await faultOf(all[0]));
    if (issue) faults.push(`${all.map(({ place }) => place).join(', ')} ${written}: ${issue}`);
  }
  return faults;
}

describe('A regular expression that meets a text from outside', () => {
  let expressions: Expression[];

  before(() => {
    const files = globSync(sources, { cwd: root }).filter((file) => !aside.test(`/${file}`));
    expressions = files.flatMap((file) => expressionsIn(file, readFileSync(path.join(root, file), 'utf8')));
  });

  it('takes time in proportion to the text', async () => {
    expect(expressions.length).to.be.greaterThan(200);
    expect(await faultsOf(expressions)).to.deep.equal([]);
  }).timeout(180_000);

  it('is found in each form, and named with its place when it takes more', async () => {
    const planted = [
      'const inJoi = Joi.string().pattern(/^(\\w+\\s?)*$/);',
      'const part = "(a+)";',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is read has it
      'const built = new RegExp(`^${part}+$`, "u");',
      'const tag = /<(\\/?)([\\w:]+)([^<>]*)>([^<]*)/g;',
      'const fine = /^[a-z]+$/;',
    ];
    const found = expressionsIn('planted.ts', planted.join('\n'));
    expect(found.map(({ place, source }) => `${place} ${source}`)).to.deep.equal([
      'planted.ts:1 ^(\\w+\\s?)*$',
      'planted.ts:3 ^(a+)+$',
      'planted.ts:4 <(\\/?)([\\w:]+)([^<>]*)>([^<]*)',
      'planted.ts:5 ^[a-z]+$',
    ]);
    expect((await faultsOf(found)).map((issue) => issue.replace(/ .*: /, ' '))).to.deep.equal([
      'planted.ts:1 exponential',
      'planted.ts:3 exponential',
      'planted.ts:4 2nd degree polynomial',
    ]);
    expect(expressionsIn('page.astro', '---\nconst a = /b/;\n---\n<p>{c / d}</p>')).to.have.length(1);
  });
});
