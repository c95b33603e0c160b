import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import { isLooped } from './platform/jobs/timed.ts';
import { resources } from './resources.ts';
import { schedule } from './schedule.ts';

interface Source {
  path: string;
  text: string;
}

const root = resolve(import.meta.dirname, '..');

/** A job finds due rows by itself: it takes a connection, a moment or nothing, and returns how much it has changed. */
const jobs =
  /^export (?:async function|function|const) (\w+)(?: = (?:async )?)?\((?:sequelize: Sequelize\b[^)]*|now = [\w ]+\([^)]*\))?\): Promise<(?:void|number)>/gm;
/** Looks for due rows, or deletes what is old. */
const looksForDue = ({ text }: Source, name: string) =>
  /\b(?:nextRows|eachRow|eachDue|eachOf)\(/.test(text) ||
  /^(?:delete|reset|trim|end|turn|mirror)[A-Z]|Due[A-Z]/.test(name);

/** Jobs that no schedule and no other job imports. */
function idleJobs(files: readonly Source[]): string[] {
  const isImported = (name: string) =>
    files.some(
      ({ path, text }) =>
        !path.endsWith('/index.ts') && new RegExp(`^import [^;]*\\b${name}\\b`, 'm').test(text),
    );
  return files.flatMap((file) =>
    [...file.text.matchAll(jobs)]
      .map(([, name = '']) => name)
      .filter((name) => looksForDue(file, name) && !isImported(name)),
  );
}

async function sources(): Promise<Source[]> {
  const files: Source[] = [];
  for await (const path of glob('{api,db}/**/*.ts', { cwd: root }))
    if (!/\.test\.ts$|\/(testing|seeds|node_modules)\//.test(path))
      files.push({ path, text: readFileSync(join(root, path), 'utf8') });
  return files;
}

describe('the schedule', () => {
  it('does every job of the tree, and finds one that nobody scheduled', async () => {
    const files = await sources();
    expect(idleJobs(files)).to.deep.equal([]);
    const planted = {
      path: 'api/orders/planted.ts',
      text: 'export const remindNobody = (): Promise<number> => nextRows(job, nextOrder);',
    };
    expect(idleJobs([...files, planted])).to.deep.equal(['remindNobody']);
    const without = files.filter(({ path }) => path !== 'api/platform/schedule.ts');
    expect(idleJobs(without)).to.include.members(['deleteExpiredLimits', 'deleteLetters', 'trimChanges']);
  });

  it('joins what each area and each resource declares', async () => {
    const ofAreas = (await sources()).filter(({ path }) => /^api\/[^/]+\/schedule\.ts$/.test(path));
    const named = [
      ...ofAreas.flatMap(({ text }) => [...text.matchAll(/name: '(\w+)'/g)].map(([, name]) => name)),
      ...resources.flatMap((resource) => (resource.schedule ?? []).map(({ name }) => name)),
    ];
    expect(schedule.map(({ name }) => name)).to.have.members(named);
    expect(new Set(named).size).to.equal(named.length);
  });

  it('says of each loop why it cannot wait for the minute', () => {
    for (const { name, because, pauseMs } of schedule.filter(isLooped)) {
      expect(because, name).to.match(/\w+ \w+ \w+/);
      expect(pauseMs, name).to.be.below(60_000);
    }
  });
});
