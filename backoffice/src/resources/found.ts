import type { ResourceDefinition } from '../kit/resource/definition.ts';

const modules = import.meta.glob<Record<string, ResourceDefinition>>('./*/*/index.ts', { eager: true });

/** The definitions in the `index.ts` beside each entity's screens: found by Vite, without a list. */
export const found: readonly ResourceDefinition[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
