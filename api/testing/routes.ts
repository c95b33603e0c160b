import type { Express } from 'express';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle?: { stack?: Layer[]; rooms?: ReadonlyMap<string, { stack: Layer[] }> };
}

/** Every route that an application really has, at any depth, as `GET /path`; Express does not store mount points. */
export function routesOf(app: Express): string[] {
  return walk((app as unknown as { router: { stack: Layer[] } }).router.stack);
}

function walk(stack: Layer[]): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (!route) {
      const rooms = [...(handle?.rooms?.values() ?? [])];
      return [...walk(handle?.stack ?? []), ...rooms.flatMap((room) => walk(room.stack))];
    }
    const methods = Object.keys(route.methods).filter((method) => route.methods[method]);
    return [route.path].flat().flatMap((path) => methods.map((method) => `${method.toUpperCase()} ${path}`));
  });
}
