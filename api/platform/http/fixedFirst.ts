/** Express takes the first matching route, so `/orders/export` is mounted before `/orders/:id`. */
export function fixedFirst(one: { path: string }, other: { path: string }): number {
  const [first, second] = [parametersOf(one.path), parametersOf(other.path)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

const parametersOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('');
