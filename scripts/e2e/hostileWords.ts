import { moscowDay } from '@odonta/db/vocabulary/time.ts';

/** Ends attributes, elements, scripts and JSON, runs wherever it is taken for anything but text, and changes where it is decoded. */
export const hostile = `Взлом & &lt;i&gt;'"><img src=x onerror=ran()></script><script>ran()</script>`;
const hostileLink = 'javascript:ran()';

export interface Written {
  resource: string;
  record: Record<string, unknown>;
  /** The fields that took the words. */
  fields: string[];
}

interface Answer {
  status: number;
  body: {
    message?: unknown;
    errors?: Record<string, string>;
    paths?: Record<string, Record<string, unknown>>;
  };
}

/** Writes the words into all fields that staff may write, one record of each entity, through the API. */
export class HostileEditor {
  readonly #url: string;
  readonly #token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<HostileEditor> {
    const anonymous = new HostileEditor(url, '');
    const credentials = { login: 'admin@demo.local', password: 'Demo1234' };
    const { body } = await anonymous.call('POST', '/partner/checkAuth', credentials);
    return new HostileEditor(url, (body.message as { token: string }).token);
  }

  /** The entities that can be edited, as the API documents itself. */
  async resources(): Promise<string[]> {
    const { body } = await this.call('GET', '/docs/openapi.json');
    return Object.entries(body.paths ?? {}).flatMap(([path, methods]) => {
      const resource = /^\/adm\/(\w+)\/\{id\}$/.exec(path)?.[1];
      return resource !== undefined && 'put' in methods ? [resource] : [];
    });
  }

  async write(resource: string): Promise<Written | null> {
    const record = await this.#newestOf(resource);
    if (!record) return null;
    const address = `/adm/${resource}/${record.id}`;
    const body = Object.fromEntries(
      Object.entries(record)
        .filter(([name]) => name !== 'id')
        .map(([name, value]) => [name, spoiled(name, value)]),
    );
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { status, body: answer } = await this.call('PUT', address, body);
      if (status === 200) return this.#written(resource, record, body);
      for (const path of Object.keys(answer.errors ?? {})) {
        const [name = ''] = path.split('.');
        // A field that takes no such words stays as it was; one that is not to be written at all is left out.
        if (name in body && body[name] !== record[name]) body[name] = record[name];
        else delete body[name];
      }
    }
    return null;
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }

  async #newestOf(resource: string): Promise<Record<string, unknown> | null> {
    for (const filter of ['{"status":"CONFIRMED"}', '{}']) {
      const query = new URLSearchParams({ filter, range: '[0,0]', sort: '["id","DESC"]' });
      const { body } = await this.call('GET', `/adm/${resource}?${query}`);
      const [first] = Array.isArray(body.message) ? body.message : [];
      if (first) return (await this.call('GET', `/adm/${resource}/${first.id}`)).body.message as typeof first;
    }
    return null;
  }

  async #written(resource: string, before: Record<string, unknown>, sent: Record<string, unknown>) {
    const record = (await this.call('GET', `/adm/${resource}/${before.id}`)).body
      .message as Written['record'];
    const fields = Object.keys(sent).filter((name) => JSON.stringify(record[name] ?? null).includes('Взлом'));
    return { resource, record, fields };
  }
}

/** The note of a pause of sales is taken together with its days alone. */
const daysOfPause = ['closed_from', 'closed_to'];

function spoiled(name: string, value: unknown): unknown {
  if (daysOfPause.includes(name)) return moscowDay(new Date());
  if (typeof value === 'string' || value === null) return /url|link/.test(name) ? hostileLink : hostile;
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? spoiled(name, item) : item));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [inner, each === null ? null : spoiled(inner, each)]),
  );
}
