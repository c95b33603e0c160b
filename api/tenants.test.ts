import type { Center } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { type Cell, cellsOfRoles } from '@odonta/db/vocabulary/identity/rights/roles.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import { resources } from './resources.ts';
import { type Intrusion, intrusionsInto, leaksOf } from './testing/intrusions.ts';
import type { Sample } from './testing/sample.ts';
import { sampleOf, samples } from './testing/samples.ts';
import type { TestApi } from './testing/testApi.ts';
import { useApi } from './testing/useApi.ts';

const word = 'Чужестранец';

/** The resources of which a manager of partners sees only his own centres' rows. */
const narrow = resources.filter(({ name }) => {
  const cells = cellsOfRoles.PARTNER_MANAGER as Record<string, Cell | undefined>;
  return cells[name]?.own && name !== 'audit_log';
});

const lackingOf = (known: ReadonlyMap<string, Sample>) =>
  narrow.map(({ name }) => name).filter((name) => !known.get(name)?.of);

describe('the rows of another manager’s centres', () => {
  const api = useApi();
  let token: string;
  let ways: Intrusion[];

  before(async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const stranger = await api.staff('PARTNER_MANAGER');
    token = keeper.token;
    const [own, foreign] = await api.given(async () => [
      await rowsOf(await buildCenter({ manager_id: keeper.user.id, name: 'Свой' }), 'Свой'),
      await rowsOf(await buildCenter({ manager_id: stranger.user.id, name: word, pay_name: word }), word),
    ]);
    const references = {
      center_id: Number(foreign.centers),
      prod_id: Number(foreign.prods),
      manager_id: stranger.user.id,
    };
    ways = intrusionsInto(api.endpoints, {
      resources,
      word,
      own,
      foreign: Object.fromEntries(Object.entries(foreign).map(([name, id]) => [name, { id, references }])),
    });
    await api.sequelize.query(`create table watched as ${snapshot()}`);
  });

  it('every kind of rows that the table of rights limits has a sample', () => {
    expect(lackingOf(samples), 'samples without a row of a centre').to.deep.equal([]);
    const { of: _left, ...centers } = sampleOf('centers');
    expect(lackingOf(new Map([...samples, ['centers', centers]]))).to.deep.equal(['centers']);
  });

  it("no address reveals, changes, takes or references another manager's rows", async function () {
    this.timeout(600_000);
    expect(await leaksOf(api.call, token, ways, word)).to.deep.equal([]);
    expect(await touched(api)).to.deep.equal([]);
    console.log(`      ${ways.length} ways into another's rows; leaks: 0, changed: 0`);
  });

  it('the rows would be revealed and changed without the scope of the permission', async function () {
    this.timeout(600_000);
    const node = await api.node({ endpoints: api.endpoints.map(careless) });
    const leaks = await leaksOf(node.call, token, ways, word);
    const leaking = new Set(leaks.map((leak) => leak.split(/[?/ ]+/)[2]));
    expect([...leaking]).to.include.members(narrow.map(({ name }) => name));
    expect((await touched(api)).map(({ kind }) => kind)).to.include.members(['prods', 'centers']);
    await node.close();
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** The texts and foreign keys of each row that identify its owner. */
const snapshot = () =>
  narrow
    .map(
      ({ name, model }) =>
        `select '${name}' as kind, id, (to_jsonb(r) - 'views')::text as row from ${model.getTableName()} r where to_jsonb(r)::text like '%${word}%'`,
    )
    .join(' union all ');

/** Changed rows of other owners, and own rows that point at others' now. */
function touched({ sequelize }: TestApi): Promise<{ kind: string; id: number }[]> {
  return sequelize.query<{ kind: string; id: number }>(
    `select kind, id from ((select * from watched except select * from (${snapshot()}) now)
      union (select * from (${snapshot()}) now except select * from watched)) changed`,
    { type: QueryTypes.SELECT },
  );
}

/** A row of the centre for every kind, by its sample. */
async function rowsOf(center: Center, word: string): Promise<Record<string, number>> {
  const prod = await buildProd({ center_id: center.id, name: `${word} курс` });
  const rows: Record<string, number> = {};
  for (const { name } of narrow)
    rows[name] = Number((await samples.get(name)?.of?.({ center, prod, word }))?.id);
  return rows;
}

/** The same endpoint with an audience that takes every right for one to all rows. */
function careless(endpoint: AnyEndpoint): AnyEndpoint {
  const { audience } = endpoint;
  if (audience.name !== 'staff') return endpoint;
  const allows: typeof audience.allows = (actor, demand) => (audience.allows(actor, demand) ? 'all' : null);
  return { ...endpoint, audience: { ...audience, allows } };
}
