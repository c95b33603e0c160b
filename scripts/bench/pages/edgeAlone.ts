import { createEdge } from '../../../api/edge/pages/edge.ts';
import { createHttpServer } from '../../../api/edge/pages/httpServer.ts';
import { courseHtml } from './courseHtml.ts';

/** The page edge alone, in front of a page of the usual size, without the rest of the product. */
const security = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const edge = createEdge({
  inner(_req, res) {
    res.writeHead(200, { 'content-type': 'text/html', 'x-page-cache': '{"maxAge":3600,"tags":["prod:1"]}' });
    res.end(courseHtml);
  },
  queryOf: (path) => (path.startsWith('/prods/') ? [] : null),
  baseUrl: 'http://127.0.0.1',
  securityHeaders: { page: security, spa: security, asset: security, data: security },
  changedSince: async (cursor) => ({ cursor, tags: [] }),
  onProblem: console.error,
});

const { server } = createHttpServer(edge.handle);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object')
    console.log(`ready http://127.0.0.1:${address?.port}/prods/implantatsiya-1`);
});
process.on('SIGTERM', () => process.exit());
