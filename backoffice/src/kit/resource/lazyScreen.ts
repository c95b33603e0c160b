import { type ComponentType, lazy } from 'react';

/** A screen of a chunk with a whole menu group: `screensOf(() => import('../catalog.ts'))('ProdList')`. */
export function screensOf<Module extends Record<string, unknown>>(load: () => Promise<Module>) {
  return (name: keyof Module & string): ComponentType =>
    lazy(async () => ({ default: (await load())[name] as ComponentType }));
}
