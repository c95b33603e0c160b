import { globSync } from 'node:fs';
import path from 'node:path';
import type { ResourceDefinition } from '../kit/resource/definition.ts';

const files = globSync('*/*/index.ts', { cwd: import.meta.dirname });
const modules: Record<string, ResourceDefinition>[] = await Promise.all(
  files.map((file) => import(path.join(import.meta.dirname, file))),
);

/** The same without Vite, for tests. */
export const found: readonly ResourceDefinition[] = modules.flatMap((module) => Object.values(module));
