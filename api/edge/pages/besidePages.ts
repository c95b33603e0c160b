import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { layoutOf } from '@odonta/db/vocabulary/edge/layouts.ts';
import { queryOfPage } from '@odonta/db/vocabulary/edge/pageQueries.ts';
import type { MovedAddresses } from '../../content/redirects/movedAddresses.ts';
import { canonicalPath } from './address.ts';
import type { BuiltFiles } from './builtFiles.ts';
import { locationOf, withQuery } from './location.ts';
import type { Handler } from './render.ts';
import { send } from './send.ts';

/** The 'not found' page in the layout of its section; the site's own is rendered. */
const notFoundPages = { site: null, bare: '/404-bare', cabinet: '/404-cabinet', admin: null } as const;

/** Answers an address that has moved or is gone, perhaps only when its promise ends; false for every other. */
export function answerMoved(addresses: MovedAddresses, files: BuiltFiles) {
  return (req: IncomingMessage, res: ServerResponse, url: string): boolean | Promise<void> => {
    const mark = url.indexOf('?');
    const path = canonicalPath(mark === -1 ? url : url.slice(0, mark));
    const moved = path === null ? undefined : addresses.find(path);
    if (!moved) return false;
    addresses.count(moved);
    const gone = files.find('/410');
    if (moved.to_path === null && gone) return send(req, res, gone) ?? true;
    redirect(res, withQuery(moved.to_path ?? '/', mark === -1 ? null : url.slice(mark + 1)));
    return true;
  };
}

/** Unknown addresses get the site's own page for «not found». */
export function notFoundBeside(api: Handler, files: BuiltFiles, page: Handler): Handler {
  const isOurs = /^\/(api|health|metrics|og|payment\/bank|uploads)(?=[/?]|$)/;
  return (req, res) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const url = req.url ?? '';
    if (!reads || isOurs.test(url)) return api(req, res);
    const spelled = withoutLastSlash(url);
    if (spelled) return res.writeHead(301, { location: spelled }).end();
    const lost = notFoundPages[layoutOf(url)];
    if (lost === null) return page(Object.assign(req, { url: paths.notFound }), res);
    const file = files.find(lost);
    return file ? send(req, res, file) : api(req, res);
  };
}

/** An hour: a browser would otherwise remember for ever a redirect that staff may remove. */
function redirect(res: ServerResponse, location: string): void {
  res.writeHead(301, { location: locationOf(location), 'cache-control': 'public, max-age=3600' }).end();
}

/** The address of a page of ours that was typed with a slash at its end. */
function withoutLastSlash(url: string): string | null {
  const [path = '', query] = url.split('?', 2);
  const bare = path.replace(/\/$/, '');
  if (bare === path || queryOfPage(bare) === null) return null;
  return query === undefined ? bare : `${bare}?${query}`;
}
