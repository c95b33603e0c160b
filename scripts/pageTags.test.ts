import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changeReports } from '@odonta/db/functions/changeReports.ts';
import { tag } from '@odonta/db/functions/reportedTags.ts';
import { keyedTags, plainTags } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { expect } from 'chai';

type Sources = readonly (readonly [name: string, text: string])[];

const root = path.resolve(import.meta.dirname, '..');
const carrier = 'storefront/src/lib/carryTags.ts';
const known: readonly string[] = [...plainTags, ...keyedTags];

const read = (pattern: string): Sources =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);

/** The names of the tags that pages, feeds and kept answers carry. */
const carriedIn = (sources: Sources) =>
  new Set(
    sources.flatMap(([, text]) =>
      [...text.matchAll(/\bpageTag\(\s*'([^']+)'/g)].map(([, name = '']) => name),
    ),
  );

const reportedIn = (reports: typeof changeReports) =>
  new Set<string>(Object.values(reports).flatMap(({ tags }) => tags.names));

function unmatched(carried: ReadonlySet<string>, reported: ReadonlySet<string>): string[] {
  const all = [...new Set([...known, ...carried, ...reported])];
  return all.flatMap((name) => [
    ...(carried.has(name) ? [] : [`no page carries ${name}`]),
    ...(reported.has(name) ? [] : [`no change reports ${name}`]),
  ]);
}

/** Astro takes any text for a tag; the carrier takes spelled ones alone. */
const pastTheCarrier = (sources: Sources) =>
  sources
    .filter(([name, text]) => name !== carrier && /\bcache\.set\((?!false\))/.test(text))
    .map(([name]) => name);

/** SQL functions do not write `change_log`: their tags would bypass the vocabulary. */
const pastTheReports = (sources: Sources) =>
  sources.filter(([, text]) => /\bchange_log\b/.test(text)).map(([name]) => name);

describe('Tags of pages', () => {
  const pages = read('{api,storefront/src,db/vocabulary}/**/*.{ts,tsx,astro}');
  const functions = read('db/functions/**/*.sql');

  it('every tag is carried by a page and reported by a change', () => {
    expect(unmatched(carriedIn(pages), reportedIn(changeReports))).to.deep.equal([]);
  });

  it('a tag on one side alone is found', () => {
    const page = ['x.astro', `carryTags(Astro, [pageTag(\n  'halls', id)]);`] as const;
    expect(unmatched(carriedIn([...pages, page]), reportedIn(changeReports))).to.deep.equal([
      'no change reports halls',
    ]);
    const reports = { ...changeReports, halls: { tags: { ...tag('list'), names: ['halls' as 'list'] } } };
    expect(unmatched(carriedIn(pages), reportedIn(reports))).to.deep.equal(['no page carries halls']);
  });

  it('pages and functions spell no tag by hand', () => {
    expect(pastTheCarrier(pages)).to.deep.equal([]);
    expect(pastTheReports(functions)).to.deep.equal([]);
  });

  it('a tag spelled by hand is found', () => {
    const page = ['x.astro', `Astro.cache.set({ tags: ['list'] });`] as const;
    expect(pastTheCarrier([...pages, page])).to.deep.equal(['x.astro']);
    const sql = ['x.sql', `insert into change_log (tags) values (array['prod:' || new.id])`] as const;
    expect(pastTheReports([...functions, sql])).to.deep.equal(['x.sql']);
  });
});
