import { randomUUID } from 'node:crypto';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { eventually } from '../../testing/eventually.ts';
import { type TestApi, type TestNode, testApi } from '../../testing/testApi.ts';
import { endpoint } from '../http/endpoint.ts';
import { conflict, forbidden, invalid } from '../http/errors.ts';
import type { Idempotency } from '../http/idempotency.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { claimSeconds, deleteIdempotencyKeys, idempotencyOn, keptHours } from './idempotencyKeys.ts';

interface Booking {
  note: string;
  fails?: 'conflict' | 'forbidden' | 'invalid' | 'fault' | 'late';
}

describe('an action under a key', () => {
  let api: TestApi;
  let nodes: TestNode[];
  /** Opened when waiting actions may continue. */
  let latch: Promise<void> = Promise.resolve();

  const asked = async <Row extends object>(sql: string) =>
    api.sequelize.query<Row>(sql, { type: QueryTypes.SELECT });
  const booked = async (note: string) =>
    (await asked<{ note: string }>('select note from bookings')).filter((one) => one.note === note).length;
  const keys = async () => (await asked(`select 1 from idempotency_keys where state = 'IN_FLIGHT'`)).length;

  const book = endpoint({
    method: 'post',
    path: '/pay/:what/book',
    aliases: ['/pay/:what/createBooking'],
    summary: 'Books',
    audience: buyerAudience,
    allow: 'buyer',
    idempotent: true,
    body: Joi.object<Booking>({ note: Joi.string().required(), fails: Joi.string() }),
    limit: { name: 'bookings', points: 300, seconds: 60, by: () => 'all' },
    async handle({ body: { note, fails }, params, answered }) {
      await latch;
      if (fails === 'conflict') throw conflict('Занято');
      if (fails === 'forbidden') throw forbidden();
      if (fails === 'invalid') throw invalid({ note: 'Не то' });
      if (fails === 'fault') throw new Error('a fault of ours');
      const reply = await unitOfWork.transaction(async (transaction) => {
        const sql = 'insert into bookings (note) values ($1) returning id';
        const [row] = await api.sequelize.query(sql, { bind: [note], transaction });
        return answered({ message: { zeta: row, alpha: params.what }, status: 201 }, transaction);
      });
      if (fails === 'late') throw new Error('the node fell after the commit');
      return reply;
    },
  });
  const strict = { ...book, path: '/pay/strictly', aliases: [], idempotent: 'required' as const };
  /** Three times a minute, by the place of the buyer. */
  const scarce = {
    ...book,
    path: '/pay/scarcely/:what',
    aliases: [],
    limit: { name: 'scarce', points: 3, seconds: 60, by: () => 'all' },
  };

  before(async () => {
    api = await testApi();
    await api.sequelize.query('create table bookings (id int generated always as identity, note text)');
    nodes = [
      await api.node({ endpoints: [book, strict, scarce] }),
      await api.node({ endpoints: [book, strict, scarce] }),
    ];
  });
  after(async () => {
    for (const node of nodes ?? []) await node.close();
    await api?.close();
  });

  const call = (
    key: string | undefined,
    body: Booking,
    { node = 0, token = '', path = '/pay/a/book' } = {},
  ) =>
    (nodes[node] as TestNode).call('post', path, {
      body,
      ...(token && { token }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  it('is done once for fifty who ask at the same time of two nodes, and each hears the same or to wait', async () => {
    const [key, note] = [randomUUID(), 'fifty'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => call(key, { note }, { node: index % 2 })),
    );
    const good = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status, body }) => status === 409 && body.code === 'IN_FLIGHT');
    expect([good.length + waiting.length, await booked(note)]).to.deep.equal([50, 1]);
    expect(new Set(good.map(({ text }) => text)).size).to.equal(1);
    expect(waiting.every(({ headers }) => headers.get('retry-after') === '1')).to.equal(true);
    const again = await call(key, { note }, { node: 1 });
    expect([again.text, again.headers.get('idempotent-replayed')]).to.deep.equal([good[0]?.text, 'true']);
    expect(again.headers.get('content-type')).to.equal(good[0]?.headers.get('content-type'));
    console.log(`      1 booking, ${good.length} equal, ${waiting.length} told to wait`);
  });

  it('is done fifty times where nobody remembers keys', async () => {
    const careless: Idempotency = {
      claim: async () => ({ keep: async () => undefined, release: async () => undefined }),
    };
    const node = await api.node({ endpoints: [book], idempotency: careless });
    const sent = { body: { note: 'careless' }, headers: { 'idempotency-key': 'k' } };
    await Promise.all(Array.from({ length: 50 }, () => node.call('post', '/pay/a/book', sent)));
    expect(await booked('careless')).to.equal(50);
    await node.close();
  });

  it('is done each time without a key, where none is asked for', async () => {
    await call(undefined, { note: 'plain' });
    await call(undefined, { note: 'plain' });
    expect(await booked('plain')).to.equal(2);
    const refused = await call(undefined, { note: 'plain' }, { path: '/pay/strictly' });
    expect([refused.status, refused.body.errors]).to.deep.equal([
      422,
      { 'Idempotency-Key': 'Нужен ключ повтора' },
    ]);
  });

  it('is refused where the key was used for something else', async () => {
    const key = randomUUID();
    await call(key, { note: 'one' });
    const other = await call(key, { note: 'other' }, { node: 1 });
    expect([other.status, other.body.code]).to.deep.equal([422, 'IDEMPOTENCY_CONFLICT']);
    expect(await booked('other')).to.equal(0);
  });

  it('is the same under another address of its endpoint, and another in another place', async () => {
    const key = randomUUID();
    const first = await call(key, { note: 'order' });
    const alias = await call(key, { note: 'order' }, { path: '/pay/a/createBooking' });
    expect(alias.text).to.equal(first.text);
    const elsewhere = await call(key, { note: 'order' }, { path: '/pay/b/book' });
    expect(elsewhere.headers.get('idempotent-replayed')).to.equal(null);
    expect(await booked('order')).to.equal(2);
  });

  it('of one account is not answered to another, nor to a guest', async () => {
    const key = randomUUID();
    const own = await api.tokenOf(await buildIndividual(), individualAccounts);
    const others = await api.tokenOf(await buildIndividual(), individualAccounts);
    await call(key, { note: 'mine' }, { token: own });
    for (const token of [others, ''])
      expect((await call(key, { note: 'mine' }, { token })).headers.get('idempotent-replayed')).to.equal(
        null,
      );
    expect((await call(key, { note: 'mine' }, { token: own })).headers.get('idempotent-replayed')).to.equal(
      'true',
    );
    expect(await booked('mine')).to.equal(3);
  });

  it('that was refused or failed is not remembered, and may be asked for again at once', async () => {
    for (const [fails, status] of [
      ['conflict', 409],
      ['forbidden', 403],
      ['invalid', 422],
      ['fault', 500],
    ] as const) {
      const key = randomUUID();
      const body = { note: fails, fails };
      expect((await call(key, body)).status).to.equal(status);
      expect((await call(key, body)).headers.get('idempotent-replayed')).to.equal(null);
      expect((await call(key, { note: 'mended' })).status).to.equal(201);
    }
    expect(api.errors.splice(0)).to.have.length(2);
    expect(await keys()).to.equal(0);
  });

  it('leaves no row where the call was refused for its shape', async () => {
    const count = async () => (await asked('select 1 from idempotency_keys')).length;
    const before = await count();
    expect((await call(randomUUID(), {} as Booking)).status).to.equal(422);
    expect((await call(randomUUID(), { note: 'x' }, { token: 'dead' })).status).to.equal(401);
    for (const key of ['', 'k'.repeat(256), 'with space'])
      expect([key, (await call(key, { note: 'x' })).status]).to.deep.equal([key, 422]);
    expect(await count()).to.equal(before);
  });

  it('that was committed by a node that then fell is answered, and not done again', async () => {
    const key = randomUUID();
    const body = { note: 'late', fails: 'late' as const };
    expect((await call(key, body)).status).to.equal(500);
    const again = await call(key, body, { node: 1 });
    expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
    expect(await booked('late')).to.equal(1);
    expect(api.errors.splice(0)).to.have.length(1);
  });

  it('that hangs is waited for, then taken over, and the first to come back undoes what it did', async () => {
    const key = randomUUID();
    const body = { note: 'hanging' };
    const { promise, resolve: open } = Promise.withResolvers<void>();
    latch = promise;
    const first = call(key, body);
    await eventually(async () => expect(await keys()).to.equal(1));
    const waiting = await call(key, body, { node: 1 });
    expect([waiting.status, waiting.body.code]).to.deep.equal([409, 'IN_FLIGHT']);
    await passSeconds(claimSeconds + 1);
    latch = Promise.resolve();
    const second = await call(key, body, { node: 1 });
    expect(second.status).to.equal(201);
    open();
    expect((await first).body.code).to.equal('IN_FLIGHT');
    expect(await booked('hanging')).to.equal(1);
    expect((await call(key, body)).text).to.equal(second.text);
  });

  it('is forgotten after a day, and not before', async () => {
    const key = randomUUID();
    const kept = async () =>
      (await asked<{ key: string }>('select key from idempotency_keys')).some((row) => row.key === key);
    await call(key, { note: 'day' });
    await passSeconds((keptHours - 1) * 3600);
    await deleteIdempotencyKeys(api.sequelize);
    expect(await kept()).to.equal(true);
    await passSeconds(2 * 3600);
    await deleteIdempotencyKeys(api.sequelize);
    expect(await kept()).to.equal(false);
  });

  it('repeated under its key costs its buyer no point of the limit, finished or not', async () => {
    const key = randomUUID();
    const body = { note: 'patient' };
    const again = (node = 0) => call(key, body, { node, path: '/pay/scarcely/a' });
    const { promise, resolve: open } = Promise.withResolvers<void>();
    latch = promise;
    const first = again();
    await eventually(async () => expect(await keys()).to.equal(1));
    for (let times = 0; times < 5; times += 1) expect((await again(1)).body.code).to.equal('IN_FLIGHT');
    latch = Promise.resolve();
    open();
    expect((await first).status).to.equal(201);
    for (let times = 0; times < 10; times += 1)
      expect((await again(times % 2)).headers.get('idempotent-replayed')).to.equal('true');
    expect(await booked('patient')).to.equal(1);
    // Two points are left: for two more bookings, and for no third.
    const others = ['second', 'third', 'fourth'].map((note) => () => call(randomUUID(), { note }, scarcely));
    expect([(await others[0]?.())?.status, (await others[1]?.())?.status]).to.deep.equal([201, 201]);
    expect((await others[2]?.())?.status).to.equal(429);
    await resetLimits();
  });

  it('repeated without end costs points again', async () => {
    const key = randomUUID();
    const again = () => call(key, { note: 'endless' }, scarcely);
    const statuses: number[] = [];
    for (let times = 0; times < 40; times += 1) statuses.push((await again()).status);
    expect(statuses.indexOf(429)).to.equal(1 + 30 + 2);
    expect(statuses.slice(33)).to.deep.equal(Array(7).fill(429));
    await resetLimits();
  });

  it('costs a point where its key is taken by another body', async () => {
    const key = randomUUID();
    const statuses = [];
    for (const note of ['one body', 'another', 'a third', 'a fourth'])
      statuses.push((await call(key, { note }, scarcely)).status);
    expect(statuses).to.deep.equal([201, 422, 422, 429]);
    await resetLimits();
  });

  it('is under a key of a table that nothing else can be kept in', async () => {
    const claim = { owner: 'guest', key: 'k'.repeat(256), path: 'post /', bodyHash: '0'.repeat(64) };
    const refusal = await idempotencyOn(api.sequelize).claim(claim).catch(String);
    expect(refusal).to.match(/check constraint/);
  });

  it('answers no other 500 in all of this', () => expect(api.errors).to.deep.equal([]));

  const scarcely = { path: '/pay/scarcely/b' };
  const resetLimits = () => api.sequelize.query('delete from rate_limits');
  const passSeconds = (seconds: number) =>
    api.sequelize.query(
      `update idempotency_keys set locked_until = locked_until - interval '${seconds} seconds',
         created_at = created_at - interval '${seconds} seconds'`,
    );
});
