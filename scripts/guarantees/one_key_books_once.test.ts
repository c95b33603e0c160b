import { Order, type Prod, SeatPool } from '@odonta/db/models';
import { buildCenter, buildIndividual, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../api/identity/sessions/accountKinds.ts';
import type { Answer } from '../../api/testing/call.ts';
import { type Node, type Nodes, openNodes } from './nodes.ts';

describe('a booking under one key (C7)', function () {
  this.timeout(180_000);
  let app: Nodes;
  let nodes: [Node, Node];

  before(async () => {
    app = await openNodes({ pool: 15 });
    nodes = app.nodes as [Node, Node];
  });
  after(() => app?.close());

  const sold = async () => {
    const center = await buildCenter({ is_sell_individuals: true });
    return buildProd({ center_id: center.id, price: 1_000_000, seats_total: 100 });
  };
  const buyer = async () => app.tokenOf(await buildIndividual(), individualAccounts);
  const bodyFor = ({ id }: Prod, number = 0) => {
    const reached = { phone: `+7 900 123-45-${10 + number}`, email: `listener${number}@test.local` };
    const contact = { last_name: 'Слушателева', first_name: 'Анна', ...reached };
    return { prod_id: id, participants: [contact], contact: { ...contact, city: 'Москва' }, consent: true };
  };
  const book = (node: Node, token: string, body: object, key?: string) =>
    node.call('post', '/pay/createPayment', {
      token,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  /** For as long the claims of a node that fell are respected. */
  const halfAMinutePasses = () =>
    app.sequelize.query(`update idempotency_keys set locked_until = locked_until - interval '30 seconds'`);
  const ordersOf = ({ id }: Prod) => Order.count({ where: { prod_id: id } });
  const takenOf = async ({ id }: Prod) =>
    (await SeatPool.findOne({ where: { prod_id: id, price_id: null } }))?.taken;

  it('is one order for fifty who ask two processes, five at once, also after one was cut off and came back', async () => {
    const [prod, token] = [await sold(), await buyer()];
    const body = bodyFor(prod);
    const fiveAtOnce = () =>
      Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          untilAnswered(() => book(nodes[index % 2 === 0 ? 0 : 1], token, body, 'fifty')),
        ),
      );
    const answers: Answer<unknown>[] = [];
    // A buyer may book ten times a minute; repeated calls cost him nothing.
    for (let round = 0; round < 10; round += 1) answers.push(...(await fiveAtOnce()));
    const good = answers.filter(({ status }) => status === 201);
    const inFlight = answers.filter(({ status, body: { code } }) => status === 409 && code === 'IN_FLIGHT');
    expect([good.length + inFlight.length, await ordersOf(prod), await takenOf(prod)]).to.deep.equal([
      50, 1, 1,
    ]);
    const text = good[0]?.text;
    expect(good.every((answer) => answer.text === text)).to.equal(true);
    await nodes[0].kill();
    const replayed = async (node: Node) => {
      const again = await book(node, token, body, 'fifty');
      expect([again.text, again.headers.get('idempotent-replayed')]).to.deep.equal([text, 'true']);
    };
    await replayed(nodes[1]);
    await nodes[0].revive();
    await replayed(nodes[0]);
    const other = await book(nodes[1], token, bodyFor(prod, 1), 'fifty');
    expect([other.status, other.body.code]).to.deep.equal([422, 'IDEMPOTENCY_CONFLICT']);
    expect(await ordersOf(prod)).to.equal(1);
    console.log(`      1 order, ${good.length} equal, ${inFlight.length} told to wait`);
  });

  it('is one order when its process is cut off in the midst, and the other is asked until it answers', async () => {
    const prod = await sold();
    const buyers = await Promise.all(Array.from({ length: 10 }, buyer));
    const sent = buyers.map((token, index) => ({ token, body: bodyFor(prod, index), key: `midst${index}` }));
    const first = sent.map(({ token, body, key }) =>
      book(nodes[0], token, body, key).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    // As soon as some are written, so that some are answered, some committed and some not even begun.
    while ((await ordersOf(prod)) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await nodes[0].kill();
    await halfAMinutePasses();
    const unanswered = (await Promise.all(first)).filter((status) => status === 0).length;
    const last = await Promise.all(
      sent.map(({ token, body, key }) => untilBooked(() => book(nodes[1], token, body, key))),
    );
    expect(last.map(({ status }) => status)).to.deep.equal(Array(10).fill(201));
    expect([await ordersOf(prod), await takenOf(prod)]).to.deep.equal([10, 10]);
    console.log(`      10 orders of 10 buyers, ${unanswered} of them unanswered at first`);
  });

  it('is an order each time without a key, once nothing else guards the place of a participant', async () => {
    const [prod, token] = [await sold(), await buyer()];
    const [indexes] = await app.sequelize.query(
      `select indexname from pg_indexes where tablename = 'order_participants' and indexdef like '%UNIQUE%prod_id%'`,
    );
    for (const { indexname } of indexes as { indexname: string }[])
      await app.sequelize.query(`drop index ${indexname}`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(nodes[1], token, bodyFor(prod))));
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(5).fill(201));
    expect(await ordersOf(prod)).to.equal(5);
  });
});

/** A busy node says so, and the client repeats the call under its key. */
const untilAnswered = (ask: Ask) => askedUntil(({ body: { code } }) => code !== 'UNAVAILABLE', ask);
const untilBooked = (ask: Ask) => askedUntil(({ status }) => status === 201, ask);

type Ask = () => Promise<Answer<unknown>>;

async function askedUntil(
  isEnough: (answer: Answer<unknown>) => boolean,
  ask: Ask,
): Promise<Answer<unknown>> {
  for (let times = 1; ; times += 1) {
    const answer = await ask();
    if (isEnough(answer) || times === 60) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
