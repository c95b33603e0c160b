import { expect } from 'chai';
import type Joi from 'joi';
import { searchParameters } from '../../catalog/search/parameters.ts';
import { newManagerRequest } from '../../content/manager_requests/managerRequests.schema.ts';
import { useApi } from '../../testing/useApi.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';

interface Operation {
  summary: string;
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: {
    content: Record<
      string,
      { schema: { required?: string[]; properties?: Record<string, unknown>; additionalProperties: boolean } }
    >;
  };
  responses: Record<string, unknown>;
}

describe('the documentation of the API', () => {
  const api = useApi();
  let paths: Record<string, Record<string, Operation>>;

  before(async () => {
    const { body } = await api.call('get', '/docs/openapi.json');
    const document = body as unknown as { openapi: string; paths: typeof paths };
    expect(document.openapi).to.equal('3.1.0');
    paths = document.paths;
  });

  it('lists every endpoint under each of its addresses, and nothing else', () => {
    const listed = Object.entries(paths).flatMap(([path, of]) =>
      Object.keys(of).map((method) => `${method} ${path}`),
    );
    const declared = api.endpoints.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((address) => `${method} ${address.replace(/:(\w+)/g, '{$1}')}`),
    );
    expect(listed.sort()).to.deep.equal(declared.sort());
    console.log(`      ${listed.length} operations`);
  });

  it('names the parameters that are read, and the ones in the path', () => {
    const parameters = paths['/prods/search']?.get?.parameters ?? [];
    const known = Object.keys((searchParameters.describe() as { keys: object }).keys);
    expect(parameters.map(({ name }) => name)).to.deep.equal(known);
    expect(parameters.find(({ name }) => name === 'limit')?.schema).to.deep.include({
      type: 'integer',
      maximum: 100,
      default: 20,
    });
    for (const [path, of] of Object.entries(paths))
      for (const { parameters: own } of Object.values(of))
        expect(own.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)).to.deep.equal(
          path.match(/\{\w+\}/g) ?? [],
        );
  });

  it('describes bodies by the schemas that check them', () => {
    const body = paths['/prods/newRequestManager']?.post?.requestBody?.content['application/json']?.schema;
    const { keys } = newManagerRequest.describe() as {
      keys: Record<string, { flags?: { presence?: string } }>;
    };
    expect(Object.keys(body?.properties ?? {})).to.deep.equal(Object.keys(keys));
    expect(body?.required).to.deep.equal(
      Object.keys(keys).filter((name) => keys[name]?.flags?.presence === 'required'),
    );
    expect(body?.additionalProperties).to.equal(false);
    const upload = paths['/adm/files']?.post?.requestBody?.content;
    expect(Object.keys(upload ?? {})).to.deep.equal(['multipart/form-data']);
  });

  it('describes the body of every endpoint that reads one, and of no other', () => {
    const missing = api.endpoints.filter((of) => reads(of) !== (bodyIn(paths, of) !== undefined));
    expect(missing.map(named)).to.deep.equal([]);
    const wrong = api.endpoints.filter((of) => {
      const keys = keysOf(of.body ?? of.described?.());
      return keys && keys.join() !== Object.keys(bodyIn(paths, of)?.properties ?? {}).join();
    });
    expect(wrong.map(named)).to.deep.equal([]);
    const changes = api.endpoints.filter(({ method }) => method === 'put');
    expect(changes.filter((of) => !bodyIn(paths, of)).map(named)).to.deep.equal([]);
    console.log(`      ${api.endpoints.filter(reads).length} bodies, ${changes.length} of them of changes`);
  });

  it('says of a record that is changed what of it can be, and that the rest may come along', () => {
    const change = paths['/adm/cities/{id}']?.put?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(change?.properties ?? {})).to.include.members(['name', 'region', 'population']);
    expect([change?.required, change?.additionalProperties]).to.deep.equal([undefined, true]);
  });

  it('says which audience an address has, and how it refuses', () => {
    expect(paths['/prods/search']?.get?.security).to.equal(undefined);
    const list = paths['/adm/users']?.get;
    expect(list?.security).to.deep.equal([{ session: [] }]);
    expect(list?.responses).to.have.all.keys('200', '400', '401', '403', '422', '503');
    for (const of of Object.values(paths))
      for (const { summary } of Object.values(of)) expect(summary).to.match(/\S/);
  });

  it('has a page for people, with its scripts from the same host', async () => {
    const page = await api.call('get', '/docs');
    expect(page.headers.get('content-type')).to.include('text/html');
    expect(page.text).to.not.match(/https?:\/\//);
    for (const file of ['start.js', 'swagger-ui-bundle.js', 'swagger-ui.css']) {
      const { status, headers } = await api.call('get', `/docs/${file}`);
      expect([file, status]).to.deep.equal([file, 200]);
      expect(headers.get('content-security-policy')).to.include("default-src 'self'");
    }
    expect((await api.call('get', '/docs/../../package.json')).status).to.equal(404);
  });
});

const named = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

const reads = ({ body, described, keepsRaw, upload }: AnyEndpoint) =>
  Boolean(body || described || keepsRaw || upload);

function bodyIn(paths: Record<string, Record<string, Operation>>, { method, path }: AnyEndpoint) {
  const { content } = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]?.requestBody ?? {};
  return Object.values(content ?? {})[0]?.schema;
}

/** The fields that a schema of an object names, if it names any. */
function keysOf(schema?: Joi.ObjectSchema): string[] | undefined {
  const { keys } = (schema?.describe() ?? {}) as { keys?: object };
  return keys && Object.keys(keys);
}
