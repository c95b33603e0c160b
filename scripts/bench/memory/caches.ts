import { figure, table } from '../lib/table.ts';

export const metricsToken = 'a token for the bench of memory';

/** Prints how full the caches are by the metrics; answers those above their bounds. */
export async function cachesOver(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const read = (gauge: string) =>
    new Map(
      [...text.matchAll(new RegExp(`^${gauge}\\{status="(\\w+)"\\} (\\d+)$`, 'gm'))].map(
        ([, name = '', bytes]) => [name, Number(bytes)] as const,
      ),
    );
  const [held, most] = [read('cache_bytes'), read('cache_bytes_at_most')];
  console.log(table(['cache', 'KB', 'at most'], [...held].map(rowOf)));
  return [...held]
    .filter(([name, bytes]) => bytes > (most.get(name) ?? 0))
    .map(([name]) => `${name} is over its bound`);

  function rowOf([name, bytes]: readonly [string, number]): string[] {
    return [name, figure(bytes / 1024), figure((most.get(name) ?? 0) / 1024)];
  }
}
