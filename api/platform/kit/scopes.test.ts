import type { Center } from '@odonta/db/models';
import { buildCenter, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { type Cell, cellsOfRoles } from '@odonta/db/vocabulary/identity/rights/roles.ts';
import { maskEmail, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { expect } from 'chai';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { resources } from '../../resources.ts';
import type { Call } from '../../testing/call.ts';
import { sampleOf, samples } from '../../testing/samples.ts';
import { useApi } from '../../testing/useApi.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { endpointsOf } from './endpointsOf.ts';
import type { AnyResource } from './resource.ts';

type Shown = Record<string, string | null> & { id: number };

const personal = resources.filter((resource) => resource.personal && resource.list);
const resourceOf = (name: string) => personal.find((one) => one.name === name) as AnyResource;
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

const kinds = [...new Set(mixed.map(({ name }) => name))];

/** Values for its text columns of personal data; the two rows of a world have no value in common. */
function personalOf({ personal: masks = {}, model }: AnyResource, word: string, digit: number) {
  const attributes = model.getAttributes();
  const columns = Object.entries(masks).filter(([field]) => String(attributes[field]?.type) === 'TEXT');
  return Object.fromEntries(columns.map(([field, mask]) => [field, madeUp(mask, word, digit)]));
}

function madeUp(mask: unknown, word: string, digit: number): string {
  if (mask === maskPhone) return `+7900000000${digit}`;
  return mask === maskEmail ? `${word}@rows.local` : `Имя ${word}`;
}

const isRevealed = (name: string, field: string) =>
  name === 'participants' && ['phone', 'email'].includes(field);

describe('a mask is asked of each row, by the roles that reach it', () => {
  const api = useApi();

  /** One row of his own and one of another's, with nothing in common but the shape. */
  const worldOf = async (manager_id: number, name: string) => ({
    own: await rowOf(await buildCenter({ manager_id }), name, 'svoj', 1),
    foreign: await rowOf(await buildCenter({ manager_id: (await buildUser({})).id }), name, 'chuzhoj', 2),
  });

  async function rowOf(center: Center, name: string, word: string, digit: number) {
    const prod = await buildProd({ center_id: center.id });
    const row = await sampleOf(name).of?.({ center, prod, word });
    if (!row) throw new Error(`The sample of ${name} has no row of a centre`);
    return row.update(personalOf(resourceOf(name), word, digit));
  }

  async function visit(name: string, roles: readonly StaffRole[], call: Call = api.call) {
    const { user, token } = await api.staff(...roles);
    const world = await worldOf(user.id, name);
    const get = <Message>(path: string) => call<Message>('get', `/adm/${name}${path}`, { token });
    const ids = [Number(world.own.id), Number(world.foreign.id)];
    const asked = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify({ id: ids, ...filter }))}`;
    return { ...world, get, asked, ids };
  }

  it('concerns centres, requests, orders, collections, who comes and who waits, each with a sample', () => {
    expect(kinds).to.include.members([
      'centers',
      'manager_requests',
      'orders',
      'participants',
      'waitlist',
      'legal_requests',
      'collections',
    ]);
    expect(kinds.filter((name) => !samples.get(name)?.of)).to.deep.equal([]);
    expect(mixed).to.have.length.greaterThan(9);
  });

  for (const { name, roles } of mixed) {
    const resource = resourceOf(name);
    const fields = Object.keys(resource.personal ?? {});
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
        for (const field of fields.filter((one) => typeof row.get(one) === 'string'))
          expect((await get<Shown[]>(asked({ q: row.get(field) }))).body.message, field).to.deep.equal([]);
      for (const field of fields.filter((one) => resource.list?.sort.includes(one)))
        expect((await get(`?sort=["${field}","ASC"]`)).body.errors, field).to.deep.equal({
          sort: 'Сортировка недоступна',
        });
    });
  }

  it('exports as it lists', async () => {
    const requests = resourceOf('manager_requests');
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
    const centers = resourceOf('centers');
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
