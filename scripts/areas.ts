import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { areas } from '../.dependency-cruiser.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** The areas of the API and who imports whom, in Mermaid: an arrow that follows from two others is left out, else nothing is seen. */
export async function drawnAreas(): Promise<string> {
  const imports = await importsBetweenAreas();
  const transitions = [...imports].flatMap(([from, to]) =>
    [...to].filter((area) => !isIndirect(imports, from, area)).map((area) => `  ${from} --> ${area}`),
  );
  return ['```mermaid', 'flowchart TD', ...transitions.sort(), '```', ''].join('\n');
}

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

async function importsBetweenAreas(): Promise<Imports> {
  const options = await extractOptions(path.join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(['api'], { ...options, baseDir: root, validate: false });
  const imports = new Map<string, Set<string>>(areas.map((area) => [area, new Set()]));
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    if (source.endsWith('.test.ts')) continue;
    const from = imports.get(areaOf(source));
    for (const { resolved } of dependencies) {
      const to = areaOf(resolved);
      if (imports.has(to) && to !== areaOf(source)) from?.add(to);
    }
  }
  return imports;
}

const areaOf = (file: string): string => /^api\/(\w+)\//.exec(file)?.[1] ?? '';

const isIndirect = (imports: Imports, from: string, to: string): boolean =>
  [...(imports.get(from) ?? [])].some((between) => between !== to && isInScope(imports, between, to));

/** The order of areas has no cycles, so this ends. */
const isInScope = (imports: Imports, from: string, to: string): boolean =>
  [...(imports.get(from) ?? [])].some((next) => next === to || isInScope(imports, next, to));
