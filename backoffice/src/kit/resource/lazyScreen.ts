import { type ComponentType, lazy } from 'react';

/** A screen of a lazily loaded module: `screensOf(() => import('./screens.ts'))('ProdEdit')`. */
export function screensOf<Module extends Record<string, unknown>>(load: () => Promise<Module>) {
  return (name: keyof Module & string): ComponentType =>
    lazy(async () => ({ default: (await load())[name] as ComponentType }));
}
