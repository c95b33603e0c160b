import { globSync } from 'node:fs';
import path from 'node:path';
import type { AnyResource } from '../platform/kit/resource.ts';
import { resources } from '../resources.ts';
import { ofLetters } from './letterSamples.ts';
import type { Sample } from './sample.ts';

const api = path.resolve(import.meta.dirname, '..');
const modules: Record<string, Sample & { name: string }>[] = await Promise.all(
  globSync('*/*/*.sample.ts', { cwd: api, exclude: [ofLetters] }).map((file) => import(path.join(api, file))),
);

/** Every `*.sample.ts`, and those made of an example, by the name of the entity. */
export const samples: ReadonlyMap<string, Sample> = new Map([
  ...resources.flatMap((resource) =>
    resource.example ? [[resource.name, sampleOfNames(resource, resource.example)] as const] : [],
  ),
  ...modules.flatMap((module) => Object.values(module).map((each) => [each.name, each] as const)),
]);

export function sampleOf(name: string): Sample {
  const found = samples.get(name);
  if (!found) throw new Error(`No sample of ${name}: write one beside its resource, in a *.sample.ts`);
  return found;
}

/** For a plain list, whose names are unique. */
function sampleOfNames({ model }: AnyResource, example: Readonly<Record<string, unknown>>): Sample {
  let built = 0;
  return {
    build: () => model.create({ ...example, name: `${example.name} ${++built}` }),
    create: () => ({ ...example }),
    change: { sort: 77 },
  };
}
