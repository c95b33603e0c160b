import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { root } from './command.mjs';

const folder = path.join(root, 'node_modules/.cache/stripped', process.versions.node);

/** Where the code of a source is kept without its types. */
export const fileOf = (source) => path.join(folder, `${hash('sha256', source)}.js`);

/** Keeps the code of every source that the server may load, and drops what is kept of others. */
export function keepAll() {
  const sources = ['api', 'db'].flatMap((workspace) => filesIn(path.join(root, workspace)));
  const needed = new Map(
    sources.map((file) => readFileSync(file, 'utf8')).map((text) => [fileOf(text), text]),
  );
  mkdirSync(folder, { recursive: true });
  const there = new Set(readdirSync(folder).map((name) => path.join(folder, name)));
  for (const [file, source] of needed) if (!there.delete(file)) keep(file, stripTypeScriptTypes(source));
  for (const file of there) rmSync(file, { force: true });
}

function keep(file, code) {
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
}

const filesIn = (workspace) =>
  readdirSync(workspace, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.ts') && !/\.(test|sample|d)\.ts$/.test(item.name))
    .map((item) => path.join(item.parentPath, item.name))
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));

if (import.meta.main) keepAll();
