import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ThirdPartyHost {
  url: string;
  /** The requests of browsers, in order: the path, or the data sent to Metrika. */
  asked: string[];
  close(): Promise<void>;
}

/** Processes the queue and sets a cookie, as Metrika does. */
const counter = (url: string) => `(() => {
  const tell = (...call) => fetch('${url}/told?' + encodeURIComponent(call.slice(0, 3).map((part) => typeof part === 'object' ? '{}' : part).join(' ')), { mode: 'no-cors' });
  document.cookie = '_ym_uid=1; path=/';
  const waiting = window.ym.a || [];
  window.ym = tell;
  for (const call of waiting) tell(...call);
})();`;

const chat = (url: string) => `(() => {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: '${url}/chat', title: 'Чат с менеджером' });
  Object.assign(frame.style, { position: 'fixed', right: '0', bottom: '0', width: '9rem', height: '3rem' });
  document.body.append(frame);
})();`;

/** A third-party server, as the scripts that an app may be configured with use it. */
export async function thirdPartyHost(): Promise<ThirdPartyHost> {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://outside');
    asked.push(pathname === '/told' ? decodeURIComponent(search.slice(1)) : pathname);
    const scripts: Record<string, string> = { '/tag.js': counter(url), '/widget.js': chat(url) };
    const isScript = scripts[pathname] !== undefined;
    res.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    res.end(scripts[pathname] ?? '<!doctype html><title>Чат</title><p>Здравствуйте!</p>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
