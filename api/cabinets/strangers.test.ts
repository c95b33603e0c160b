import { expect } from 'chai';
import type { AnyEndpoint } from '../platform/http/endpoint.ts';
import { company, type Party, person } from '../testing/cabinetOwners.ts';
import type { Call } from '../testing/call.ts';
import { digestOf } from '../testing/digest.ts';
import { useApi } from '../testing/useApi.ts';

type Pair = Record<'legal' | 'individual', Party>;

const bodies: Record<string, object> = {
  'put /legal/members/:id': { role: 'TRAINEE' },
  'post /legal/members/:id/invite': {},
  'post /legal/approvals/:id/reject': { reason: 'Чужой заказ' },
};

/** Counted or recorded by every call of anyone. */
const ofAnyCall = ['rate_limits', 'sessions'];

describe('the cabinets of others', () => {
  const api = useApi();
  let victim: Pair;
  let stranger: Pair;
  let endpoints: AnyEndpoint[];

  before(async () => {
    victim = { legal: await company(api, 'Чужестранцев'), individual: await person(api, 'Чужакова') };
    stranger = { legal: await company(api, 'Посторонний'), individual: await person(api, 'Постороннева') };
    endpoints = api.endpoints.filter(
      ({ audience }) => audience.name === 'legal' || audience.name === 'individual',
    );
  });

  it("every address with another owner's row answers 404, and nothing changes", async () => {
    const before = await digestOf(api.sequelize);
    expect(await leaksOf(api.call, endpoints)).to.deep.equal([]);
    const after = await digestOf(api.sequelize);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed.filter((table) => !ofAnyCall.includes(table))).to.deep.equal([]);
    console.log(
      `      ${endpoints.filter(isOfRow).length} ways to a row, ${endpoints.length} endpoints; leaks: 0`,
    );
  });

  it('the test would find an address that answers another user as the owner', async () => {
    const planted = (await leakingEndpoints()).sort((one, other) => rankOf(one) - rankOf(other));
    const careless = await api.node({
      endpoints: api.endpoints.map((one) => (planted.includes(one) ? open(one) : one)),
    });
    const found = await leaksOf(careless.call, planted);
    await careless.close();
    expect(found).to.deep.equal(planted.map(nameOf));
    expect(planted.map(nameOf)).to.include.members([
      'get /individual/orders',
      'get /individual/ahead',
      'get /individual/follows',
      'delete /individual/follows/:id',
      'get /individual/tickets',
      'get /individual/documents',
      'get /individual/certificates/:id/pdf',
      'get /individual/reviews',
      'get /legal/approvals',
      'get /legal/orders',
      'get /legal/ahead',
      'get /legal/employees',
      'get /legal/members',
      'delete /legal/members/:id',
      'get /legal/invoices/:id/pdf',
    ]);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));

  async function leaksOf(call: Call, asked: readonly AnyEndpoint[]): Promise<string[]> {
    const found: string[] = [];
    for (const endpoint of asked.filter(({ path }) => !path.endsWith('/logout'))) {
      const { audience, method } = endpoint;
      const whose = audience.name as keyof Pair;
      if (!isOfRow(endpoint) && method !== 'get') continue;
      const { status, text } = await call(method, addressOf(endpoint, victim[whose]), {
        token: stranger[whose].token,
        ...(method !== 'get' && { body: bodies[nameOf(endpoint)] ?? {} }),
      });
      const isOpen = isOfRow(endpoint) ? status !== 404 : text.includes(victim[whose].word);
      if (isOpen) found.push(nameOf(endpoint));
    }
    return found;
  }

  /** Those that say or do something that is their owner's. */
  async function leakingEndpoints(): Promise<AnyEndpoint[]> {
    const notifying: AnyEndpoint[] = [];
    for (const endpoint of endpoints) {
      const party = victim[endpoint.audience.name as keyof Pair];
      if (isOfRow(endpoint)) notifying.push(endpoint);
      else if (endpoint.method === 'get') {
        const { text } = await api.call('get', endpoint.path, { token: party.token });
        if (text.includes(party.word)) notifying.push(endpoint);
      }
    }
    return notifying;
  }

  /** A control endpoint that does not check the owner. */
  const open = (endpoint: AnyEndpoint): AnyEndpoint => ({
    ...endpoint,
    handle: (call) => {
      const { actor } = victim[endpoint.audience.name as keyof Pair];
      return endpoint.handle({ ...call, actor: { ...call.actor, ...actor } });
    },
  });
});

const isOfRow = ({ path }: AnyEndpoint) => path.includes(':');
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
/** Deleting endpoints come last. */
const rankOf = ({ method }: AnyEndpoint) => (method === 'delete' ? 1 : 0);

/** An address with a row of a new kind fails until its owner is declared here. */
function addressOf({ path }: AnyEndpoint, { rows }: Party): string {
  return path.replace(/([\w-]+)\/:\w+/g, (_, kind: string) => {
    const id = rows[kind];
    if (id === undefined) throw new Error(`${path}: no row of the kind ${kind} is known here`);
    return `${kind}/${id}`;
  });
}
