import { City } from '@odonta/db/models';
import { expect } from 'chai';
import { resources } from '../../resources.ts';
import { sampleOf } from '../../testing/samples.ts';
import { useApi } from '../../testing/useApi.ts';
import type { AnyResource } from './resource.ts';

/** Besides its columns, names that attackers try everywhere. */
const tempting = [
  'id',
  'is_admin',
  'role',
  'roles',
  'user_roles',
  'approve',
  'balance',
  'status',
  'version',
  'deleted_at',
  'created_at',
  'constructor',
];

describe('columns that a client may not write', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const protectedOf = (resource: AnyResource) => {
    const body = resource.update?.body.describe() as { keys: object } | undefined;
    const writable = Object.keys(body?.keys ?? {});
    return [...new Set([...Object.keys(resource.model.getAttributes()), ...tempting])].filter(
      (column) => !writable.includes(column),
    );
  };
  const forged = (columns: string[]) => Object.fromEntries(columns.map((column) => [column, 77_777]));

  /** By the other ways to write a record: in a bulk edit, and with a transition that takes no such field. */
  const sideways = (resource: AnyResource, id: number, columns: string[]): [string, object][] => [
    [`/adm/${resource.name}/bulk`, { action: 'update', ids: [id], data: forged(columns) }],
    ...transitionsOf(resource).map((name): [string, object] => [
      `/adm/${resource.name}/${id}/${name}`,
      forged(columns.filter((column) => !takes(resource, name, column))),
    ]),
  ];

  for (const resource of resources.filter(({ update }) => update))
    it(`of ${resource.name} are named one by one, and stay as they were`, async () => {
      const row = await api.given(sampleOf(resource.name).build);
      const columns = protectedOf(resource);
      const before = { ...(await row.reload()).get() };
      for (const column of columns) {
        const { status, body } = await api.call('put', `/adm/${resource.name}/${row.id}`, {
          token,
          body: { [column]: 77_777 },
        });
        expect([column, status, Object.keys(body.errors ?? {})]).to.deep.equal([column, 422, [column]]);
      }
      await api.call('put', `/adm/${resource.name}/${row.id}`, { token, body: forged(columns) });
      for (const [path, body] of sideways(resource, Number(row.id), columns))
        expect((await api.call('post', path, { token, body })).status, path).to.be.oneOf([409, 422]);
      expect((await row.reload()).get()).to.deep.equal(before);
      if (!resource.create) return;
      const created = await api.call('post', `/adm/${resource.name}`, { token, body: forged(columns) });
      expect(created.status).to.equal(422);
      console.log(`      ${resource.name}: ${columns.length} columns forged, changed: 0`);
    });

  it('a model that takes the body as it came would write these columns', async () => {
    const city = await City.create({ ...forged(['id', 'version']), name: 'Город', region: 'Край' });
    expect((await city.reload()).id).to.equal(77_777);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const transitionsOf = ({ transitions = {} }: AnyResource) =>
  Object.keys(transitions).filter((name) => transitions[name] !== 'notOfStaff');

function takes({ transitions = {} }: AnyResource, name: string, column: string): boolean {
  const action = transitions[name];
  if (!action || action === 'notOfStaff') return false;
  return column in ((action.body?.describe() as { keys?: object } | undefined)?.keys ?? {});
}
