import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Router } from 'express';
import { routesOf } from './testing/routes.ts';
import { useApi } from './testing/useApi.ts';

/** Routes without a declaration: they report the server's state and abilities, and nothing else. */
const besideTheResources = [
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /docs',
  'GET /docs/openapi.json',
  'GET /docs/start.js',
  // The page of the sandbox bank, which is there only without a terminal.
  'GET /payment/bank/:id',
  'GET /payment/bank/:id/:way',
  'POST /payment/bank/:id',
  'POST /payment/bank/:id/:way',
  // Pictures for links, drawn for the site and not a part of the API.
  String.raw`GET /^\/og\/(prods|lecturers)\/([1-9]\d{0,8})-[0-9a-f]{12}\.png$/`,
  // Uploads of staff.
  String.raw`GET /^\/uploads\/./`,
];

/** Routes of which every address is taken by an earlier one. */
function shadowed(routes: readonly string[]): string[] {
  const parts = routes.map((route) => route.split(/[ /]+/));
  return routes.filter((_, index) =>
    parts
      .slice(0, index)
      .some(
        (earlier) =>
          earlier.length === parts[index]?.length &&
          earlier.every((part, at) => part.startsWith(':') || part === parts[index]?.[at]),
      ),
  );
}

describe('the routes', () => {
  const api = useApi();

  const declared = () => [
    ...besideTheResources,
    ...api.endpoints.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((address) => `${method.toUpperCase()} ${address}`),
    ),
  ];

  it('all routes are in the registry of endpoints, each once', () => {
    expect(routesOf(api.app).sort()).to.deep.equal(declared().sort());
    console.log(`      ${declared().length} routes, undeclared: 0`);
  });

  it('a route with a parameter never takes the address of another, in whatever order they are declared', async () => {
    expect(shadowed(['GET /prods/:id', 'POST /prods/search', 'GET /prods/search'])).to.deep.equal([
      'GET /prods/search',
    ]);
    const node = await api.node({ endpoints: [...api.endpoints].reverse() });
    const taken = [api, node].flatMap(({ app }) => shadowed(routesOf(app)));
    await node.close();
    expect(taken).to.deep.equal([]);
  });

  it('the search for routes reaches the depth where one may hide', async () => {
    const hidden = Router().use(Router().post('/adm/backdoor', (_req, res) => void res.json({})));
    const node = await api.node({ documents: hidden });
    const undeclared = routesOf(node.app).filter((route) => !declared().includes(route));
    expect(undeclared).to.deep.equal(['POST /adm/backdoor']);
    await node.close();
  });

  it('nginx repeats on the other node only what is not done twice under one key', () => {
    const file = new URL('../scripts/deploy/nginx/odonta.conf.template', import.meta.url);
    const repeated = [...readFileSync(file, 'utf8').matchAll(/"POST \/api(\S+)" \$http_idempotency_key;/g)];
    const takesKey = api.endpoints
      .filter(({ method, idempotent }) => method === 'post' && idempotent)
      .flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(repeated.length).to.be.above(3);
    for (const [, address] of repeated) expect(takesKey).to.include(address);
  });

  it('an unknown address answers 404 in the envelope', async () => {
    const { status, body } = await api.call('get', '/nowhere');
    expect([status, body.code, body.message]).to.deep.equal([404, 'NOT_FOUND', 'Такого адреса нет']);
  });
});
