import type { PageCache } from '../../contract/pageCache.ts';
import { Entry, etagOf, packEntry } from './entry.ts';
import type { Rendered } from './render.ts';

/** `spa` is the shell of the back-office, `data` anything rendered that is not HTML. */
export type AnswerClass = 'page' | 'spa' | 'asset' | 'data';

export type SecurityHeaders = Readonly<Record<AnswerClass, Readonly<Record<string, string>>>>;

export const REVALIDATE = 'public, max-age=0, must-revalidate';

const CSP = 'content-security-policy';

/** All other headers of a page (cookies above all) are dropped: its answer is shared by everyone. */
const PASSED_ON = ['content-type', 'content-language', CSP, 'link', 'location', 'x-robots-tag'];

const KEPT_STATUSES = new Set([200, 301, 308, 404, 410]);

const LARGEST_KEPT = 2_000_000;

export function mayKeep(rendered: Rendered, declaration: PageCache | null): declaration is PageCache {
  if (declaration === null || declaration.maxAge + (declaration.swr ?? 0) === 0) return false;
  const { headers, status, body } = rendered;
  const isPlain = headers['set-cookie'] === undefined && headers['content-encoding'] === undefined;
  return isPlain && KEPT_STATUSES.has(status) && body.length <= LARGEST_KEPT;
}

export function keptAnswer(
  rendered: Rendered,
  security: SecurityHeaders,
  former: Entry | undefined,
): Promise<Entry> {
  const head = {
    status: rendered.status,
    headers: { ...headersOf(rendered, security), 'cache-control': REVALIDATE },
  };
  if (former !== undefined && isSame(former, head, rendered.body)) return Promise.resolve(former);
  return packEntry(head, rendered.body);
}

export async function passingAnswer(rendered: Rendered, security: SecurityHeaders): Promise<Entry> {
  const {
    'cache-control': cacheControl = 'no-store',
    'content-encoding': coding,
    'retry-after': retryAfter,
  } = rendered.headers;
  const headers: Record<string, string> = { ...headersOf(rendered, security), 'cache-control': cacheControl };
  if (retryAfter !== undefined) headers['retry-after'] = retryAfter;
  if (coding === undefined) return packEntry({ status: rendered.status, headers }, rendered.body);
  const head = { status: rendered.status, headers: { ...headers, 'content-encoding': coding } };
  return new Entry(head, etagOf(rendered.body), { encoding: 'identity', body: rendered.body });
}

function headersOf(rendered: Rendered, security: SecurityHeaders): Record<string, string> {
  const own: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = rendered.headers[name];
    if (value !== undefined) own[name] = value;
  }
  const type = own['content-type'] ?? '';
  if (type === 'text/html') own['content-type'] = 'text/html; charset=utf-8';
  const ours = security[type.startsWith('text/html') ? 'page' : 'data'];
  // Two policies in one header are both in force: a page may add to the site's policy, and cannot lift it.
  const policies = [ours[CSP], own[CSP]].filter((policy) => policy !== undefined);
  return { ...ours, ...own, ...(policies.length > 0 && { [CSP]: policies.join(', ') }) };
}

/** The same bytes again keep their compressed forms. */
function isSame(former: Entry, head: Entry['head'], body: Buffer): boolean {
  return former.etag === etagOf(body) && JSON.stringify(former.head) === JSON.stringify(head);
}
