interface Listed<Row> {
  data: Row[];
  total?: number;
}
interface List {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: object;
}
interface Kept<Row> {
  id: number;
  previousData: Row;
}

/** The part of react-admin's DataProvider that is driven here. */
export interface Provider {
  getList<Row>(resource: string, params: List): Promise<Listed<Row>>;
  getMany<Row>(resource: string, params: { ids: number[] }): Promise<{ data: Row[] }>;
  getManyReference<Row>(
    resource: string,
    params: List & { target: string; id: number },
  ): Promise<Listed<Row>>;
  getOne<Row>(resource: string, params: { id: number }): Promise<{ data: Row }>;
  create<Row>(resource: string, params: { data: object }): Promise<{ data: Row }>;
  update<Row>(resource: string, params: Kept<Row> & { data: object }): Promise<{ data: Row }>;
  updateMany(resource: string, params: { ids: number[]; data: object }): Promise<{ data: number[] }>;
  delete<Row>(resource: string, params: Kept<Row>): Promise<{ data: Row }>;
  deleteMany(resource: string, params: { ids: number[] }): Promise<{ data: number[] }>;
}

interface Answer {
  json: unknown;
  headers: Headers;
}
type Ask = (address: string, options?: object) => Promise<Answer>;

// By their names alone: their types are those of a browser.
const [provider, core] = ['ra-data-simple-rest', 'ra-core'];
const { default: published } = (await import(provider)) as {
  default: (url: string, client: Ask) => Provider;
};
const { fetchUtils } = (await import(core)) as { fetchUtils: { fetchJson: Ask } };

interface Client {
  url: string;
  token: string;
  /** The headers that a faulty server would send instead. */
  spoiled?(headers: Headers): Headers;
}

/** The published provider; of each answer it gets the contents of the envelope. */
export function simpleRest({ url, token, spoiled = (headers) => headers }: Client): Provider {
  const user = { authenticated: true, token: `Bearer ${token}` };
  return published(`${url}/api/adm`, async (address, options) => {
    const { json, headers, ...answer } = await fetchUtils.fetchJson(address, { ...options, user });
    return { ...answer, headers: spoiled(headers), json: (json as { message: unknown }).message };
  });
}

/** The same, recording every method, sort and filter that goes through it. */
export function notified(provider: Provider, driven: Set<string>): Provider {
  return new Proxy(provider, {
    get: (target, verb) => (resource: string, params: Partial<List>) => {
      driven.add(String(verb));
      for (const filter of Object.keys(params.filter ?? {})) driven.add(`filter ${filter}`);
      if (params.sort) driven.add(`sort ${params.sort.field} ${params.sort.order}`);
      return Reflect.get(target, verb)(resource, params);
    },
  });
}
