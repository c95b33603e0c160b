import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Started } from '../lib/processes.ts';
import { type Load, wrk } from '../lib/wrk.ts';
import type { Page } from './nginx.ts';

export const asBrowser = { 'accept-encoding': 'br, gzip' };

/** The address of a course of this server, or its own where it has only one page. */
export async function courseOf({ url }: Pick<Started, 'url'>): Promise<string> {
  if (new URL(url).pathname !== '/') return url;
  const answer = await fetch(`${url}/api/prods/search?limit=1`);
  const { message } = (await answer.json()) as { message: { prods: { id: number; slug: string }[] } };
  const [prod] = message.prods;
  if (prod === undefined) throw new Error('There is no course to measure');
  return `${url}/prods/${prod.slug}-${prod.id}`;
}

/** The page as it is when hot, which is when it was packed at the best level behind the first answers. */
export async function keptPage(url: string, load: Load): Promise<{ page: Page; headers: string[] }> {
  await wrk(url, { ...load, seconds: 2 });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const { status, headers, body } = await fetchRaw(url);
  if (status !== 200 || !headers.includes('br'))
    throw new Error(`${url} is not answered in brotli: ${status}`);
  return { page: { brotli: body, html: brotliDecompressSync(body) }, headers };
}

function fetchRaw(url: string): Promise<{ status: number; headers: string[]; body: Buffer }> {
  const ofNode = new Set(['content-length', 'date', 'connection', 'keep-alive']);
  return new Promise((resolve, reject) => {
    get(url, { headers: asBrowser }, async (res) => {
      const body = Buffer.concat(await res.toArray());
      const pairs = Object.entries(res.headersDistinct).filter(([name]) => !ofNode.has(name));
      const headers = pairs.flatMap(([name, list = []]) => list.flatMap((value) => [name, value]));
      resolve({ status: res.statusCode ?? 0, headers, body });
    }).on('error', reject);
  });
}
