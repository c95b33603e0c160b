import type { ResourceDefinition } from '../kit/resource/definition.ts';

const modules = import.meta.glob<Record<string, ResourceDefinition>>('./*/*/index.ts', { eager: true });

/** What the `index.ts` beside the screens of each entity says: found by Vite, and listed nowhere. */
export const found: readonly ResourceDefinition[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
