import type { LegalRequest, Order, OrderParticipant, WaitlistEntry } from '@odonta/db/models';
import { buildCollection } from '@odonta/db/testing/collectionFactories.ts';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildCenter, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { type Cell, cellsOfRoles } from '@odonta/db/vocabulary/identity/rights/roles.ts';
import { expect } from 'chai';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { resources } from '../../resources.ts';
import type { Call } from '../../testing/call.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { endpointsOf } from './endpointsOf.ts';
import type { AnyResource } from './resource.ts';

type Shown = Record<string, string | null> & { id: number };

const personal = resources.filter((resource) => resource.personal && resource.list);
const cellOf = (role: StaffRole, name: string) =>
  (cellsOfRoles[role] as Record<string, Cell | undefined>)[name];

/** Two roles: one shows all rows masked, the other shows its own rows unmasked. */
const mixed = personal.flatMap(({ name }) =>
  staffRoleNames.flatMap((narrow) =>
    staffRoleNames
      .filter(() => cellOf(narrow, name)?.own && !cellOf(narrow, name)?.masked)
      .filter((wide) => cellOf(wide, name)?.masked && !cellOf(wide, name)?.own)
      .map((wide) => ({ name, roles: [narrow, wide] })),
  ),
);

/** The searched and sorted columns. */
const secrets = {
  centers: { searched: 'email', sorted: null },
  manager_requests: { searched: 'phone', sorted: 'name' },
  orders: { searched: 'phone', sorted: null },
  participants: { searched: 'phone', sorted: 'last_name' },
  waitlist: { searched: 'phone', sorted: null },
  legal_requests: { searched: 'phone', sorted: null },
  collections: { searched: 'to_phone', sorted: 'name_to' },
} as const;

const isRevealed = (name: string, field: string) =>
  name === 'participants' && ['phone', 'email'].includes(field);

describe('a mask is asked of each row, by the roles that reach it', () => {
  let api: TestApi;

  before(async () => {
    api = await testApi();
  });
  after(() => api?.close());

  /** One row of his own and one of another's, with nothing in common but the shape. */
  async function worldOf(managerId: number, name: string) {
    const contacts = (word: string, digit: number) => ({
      email: `${word}@rows.local`,
      phone: `+7900000000${digit}`,
      kontact_name: `Контакт ${word}`,
      kontact_phone: `+7900111110${digit}`,
    });
    const own = await buildCenter({ manager_id: managerId, ...contacts('svoj', 1) });
    const foreign = await buildCenter(contacts('chuzhoj', 2));
    if (name === 'collections')
      return {
        own: await chosen('svoj', 1, { manager_id: managerId }),
        foreign: await chosen('chuzhoj', 2),
      };
    if (name === 'centers') return { own, foreign };
    if (name === 'waitlist')
      return { own: await waiting(own.id, 'svoj', 7), foreign: await waiting(foreign.id, 'chuzhoj', 8) };
    if (name === 'legal_requests')
      return { own: await grouped(own.id, 'svoj', 1), foreign: await grouped(foreign.id, 'chuzhoj', 2) };
    if (name !== 'manager_requests') {
      const [first, second] = [await ordered(own.id, 'svoj', 5), await ordered(foreign.id, 'chuzhoj', 6)];
      if (name === 'orders') return { own: first, foreign: second };
      return { own: await participantOf(first), foreign: await participantOf(second) };
    }
    const request = (center_id: number, word: string, digit: number) =>
      buildManagerRequest({
        center_id,
        name: `Имя ${word}`,
        phone: `+7900222220${digit}`,
        email: `${word}@people.local`,
      });
    return { own: await request(own.id, 'svoj', 3), foreign: await request(foreign.id, 'chuzhoj', 4) };
  }

  async function waiting(center_id: number, word: string, digit: number): Promise<WaitlistEntry> {
    const { id: prod_id } = await buildProd({ center_id });
    const contacts = { phone: `+7900444440${digit}`, email: `${word}@waiting.local` };
    return buildWaitlistEntry({ prod_id, ...contacts });
  }

  const chosen = (word: string, digit: number, given: { manager_id?: number } = {}) =>
    buildCollection({
      ...{ name_to: `Имя ${word}`, to_phone: `+7900666660${digit}`, to_email: `${word}@chosen.local` },
      ...given,
    });

  async function grouped(center_id: number, word: string, digit: number): Promise<LegalRequest> {
    const { id: prod_id } = await buildProd({ center_id });
    return buildLegalRequest({ prod_id, phone: `+7900555550${digit}`, email: `${word}@groups.local` });
  }

  async function ordered(center_id: number, word: string, digit: number): Promise<Order> {
    const prod = await buildProd({ center_id });
    return buildOrder({ prod, phone: `+7900333330${digit}`, email: `${word}@orders.local` });
  }

  async function participantOf({ participants: [participant], phone }: Order): Promise<OrderParticipant> {
    if (!participant) throw new Error('an order has nobody in it');
    return participant.update({ phone });
  }

  async function visit(name: string, roles: readonly StaffRole[], call: Call = api.call) {
    const { user, token } = await api.staff(...roles);
    const world = await worldOf(user.id, name);
    const get = <Message>(path: string) => call<Message>('get', `/adm/${name}${path}`, { token });
    const ids = [world.own.id, world.foreign.id];
    const asked = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify({ id: ids, ...filter }))}`;
    return { ...world, get, asked, ids };
  }

  it('concerns centres, requests, orders, collections, who comes and who waits, in as many pairs of roles as the table has', () => {
    expect([...new Set(mixed.map(({ name }) => name))].sort()).to.deep.equal(Object.keys(secrets).sort());
    expect(mixed).to.have.length.greaterThan(9);
  });

  for (const { name, roles } of mixed) {
    const resource = personal.find((one) => one.name === name) as AnyResource;
    const fields = Object.keys(resource.personal ?? {});
    const secret = secrets[name as keyof typeof secrets];
    /** A single family name is shown to all; values revealed one by one are hidden from all before that. */
    const hides = (field: string, value: string | null | undefined): boolean =>
      Boolean(value?.length) &&
      resource.personal?.[field]?.(value ?? '') !== value &&
      !isRevealed(name, field);

    it(`of ${name}: ${roles.join(' with ')} sees his own and not another’s`, async () => {
      const { own, foreign, get, asked, ids } = await visit(name, roles);
      const { body } = await get<Shown[]>(`${asked({})}&sort=["id","ASC"]`);
      expect(body.message.map(({ id }) => id)).to.deep.equal(ids);
      const read = await Promise.all(ids.map((id) => get<Shown>(`/${id}`)));
      const shown = read.filter(({ status }) => status === 200).map(({ body: { message } }) => message);
      expect(shown[0]?.id).to.equal(own.id);
      for (const record of [...body.message, ...shown])
        for (const field of fields.filter((one) => hides(one, own.get(one) as string | null))) {
          const isPlain = record[field] === (record.id === own.id ? own : foreign).get(field);
          expect(isPlain, `${field} of ${record.id === own.id ? 'his own' : 'another’s'}`).to.equal(
            record.id === own.id,
          );
        }
    });

    it(`of ${name}: ${roles.join(' with ')} finds and orders by nothing that is masked`, async () => {
      const { own, foreign, get, asked } = await visit(name, roles);
      for (const row of [own, foreign])
        expect((await get<Shown[]>(asked({ q: row.get(secret.searched) }))).body.message).to.deep.equal([]);
      if (secret.sorted)
        expect((await get(`?sort=["${secret.sorted}","ASC"]`)).body.errors).to.deep.equal({
          sort: 'Сортировка недоступна',
        });
    });
  }

  it('exports as it lists', async () => {
    const requests = personal.find(({ name }) => name === 'manager_requests') as AnyResource;
    const exported = {
      ...requests,
      export: { columns: [], ...requests.export, allow: 'manager_requests.list' },
    };
    const node = await api.node({ endpoints: endpointsOf(exported, unitOfWork, '/adm') });
    const roles = ['PARTNER_MANAGER', 'MANAGER_REQUEST_VIEW'] as const;
    const { own, foreign, get, asked } = await visit('manager_requests', roles, node.call);
    const { text } = await get(`/export${asked({})}&format=csv`);
    expect(text)
      .to.include(`;${own.get('email')};`)
      .and.not.include(foreign.get('email'));
    expect(text.split('\r\n')).to.have.length(4);
    await node.close();
  });

  it('has no filter that a masked column could be guessed by', () => {
    for (const { name, personal: masks = {}, list } of personal)
      expect(
        Object.keys(list?.filters ?? {}).filter((filter) => filter in masks),
        name,
      ).to.deep.equal([]);
  });

  it('lets who sees everything unmasked search and order by it', async () => {
    const { own, get, asked } = await visit('manager_requests', ['ROP_COURSE', 'MANAGER_REQUEST_VIEW']);
    const found = (await get<Shown[]>(asked({ q: own.get('phone') }))).body.message;
    expect(found.map(({ id }) => id)).to.deep.equal([own.id]);
    expect((await get('?sort=["name","ASC"]')).status).to.equal(200);
  });

  it('masking by resource would leak: the same look finds another’s contacts', async () => {
    const careless = {
      ...staffAudience,
      masks: ((user, name) => staffAudience.masks(user, name, true)) as typeof staffAudience.masks,
    };
    const centers = personal.find(({ name }) => name === 'centers') as AnyResource;
    const node = await api.node({
      endpoints: endpointsOf({ ...centers, audience: careless }, unitOfWork, '/adm'),
    });
    const { foreign, get, asked } = await visit('centers', ['PARTNER_MANAGER', 'COURSE_VIEW'], node.call);
    const leaked = (await get<Shown>(`/${foreign.id}`)).body.message;
    expect(leaked).to.include({ email: foreign.get('email'), phone: foreign.get('phone') });
    expect((await get<Shown[]>(asked({ q: 'chuzhoj@rows' }))).body.message).to.have.length(1);
    await node.close();
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
