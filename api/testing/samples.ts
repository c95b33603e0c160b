import { globSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from './sample.ts';

const api = path.resolve(import.meta.dirname, '..');
const modules: Record<string, Sample & { name: string }>[] = await Promise.all(
  globSync('*/*/*.sample.ts', { cwd: api }).map((file) => import(path.join(api, file))),
);

/** Every `*.sample.ts`, by the name of its entity. */
export const samples: ReadonlyMap<string, Sample> = new Map(
  modules.flatMap((module) => Object.values(module).map((each) => [each.name, each] as const)),
);

export function sampleOf(name: string): Sample {
  const found = samples.get(name);
  if (!found) throw new Error(`No sample of ${name}: write one beside its resource, in a *.sample.ts`);
  return found;
}
