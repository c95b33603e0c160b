import { BonusAccount, BonusTx, Gift, GiftOrder } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { buildGift } from '@odonta/db/testing/loyaltyFactories.ts';
import { type TestWorld, testWorld } from '@odonta/db/testing/world.ts';
import { expect } from 'chai';
import { adjust } from '../../api/loyalty/bonuses/ledger.ts';
import { unitOfWork } from '../../api/platform/journals/unitOfWork.ts';
import { doneByTwo } from './twoProcesses.ts';

const asked = 200;
const people = 20;
const price = 10;

describe('gifts that two processes want at once', function () {
  this.timeout(180_000);
  let world: TestWorld;
  let buyers: number[];

  before(async () => {
    world = await testWorld();
    const ofPerson = Array.from({ length: people }, (_, index) => `+7904000${1000 + index}`);
    const made = await Promise.all(
      ofPerson.map((phone) => buildIndividual({ phone, phone_proved_at: new Date() })),
    );
    buyers = Array.from({ length: asked }, (_, index) => made[index % people]?.id ?? 0);
    for (const phone of ofPerson)
      await unitOfWork.transaction((tx) =>
        adjust(phone, { is_add: true, count: 1000, source: null, expires_at }, tx),
      );
  });
  after(() => world?.close());

  const wanted = async (given: Parameters<typeof buildGift>[0], how = 'guarded') => {
    const gift = await buildGift({ price_bonus: price, ...given });
    const counts = await doneByTwo('giftOrders.process.ts', [world.url, how, String(gift.id)], buyers);
    const orders = await GiftOrder.findAll({ where: { gift_id: gift.id } });
    const { ordered_count } = await Gift.findByPk(gift.id, { rejectOnEmpty: true });
    const mostOfOne = Math.max(
      0,
      ...buyers.map((id) => orders.filter(({ individual_id }) => individual_id === id).length),
    );
    return { counts, orders, ordered_count, mostOfOne };
  };

  it('gifts are given while they last, to each person up to the limit, and each is paid for', async () => {
    const one = await wanted({ stock: 1 });
    const thirty = await wanted({ stock: 30 });
    const each = await wanted({ per_person_limit: 2 });
    for (const { counts, orders, ordered_count } of [one, thirty, each]) {
      expect(counts.failed).to.deep.equal([]);
      expect([counts.made, counts.made + counts.refused]).to.deep.equal([orders.length, asked]);
      expect(ordered_count).to.equal(orders.length);
    }
    const ids = [one, thirty, each].flatMap(({ orders }) => orders.map(({ id }) => id));
    const spent = await BonusTx.sum('count', { where: { source_type: 'gift_order', source_id: ids } });
    const left = await BonusAccount.sum('balance');
    console.log(
      `      C9: ${asked} want each: of one ${one.orders.length}, of thirty ${thirty.orders.length}, twice for each of ` +
        `${people} people ${each.orders.length}, most of one person ${each.mostOfOne}; bonuses spent ${spent}, left ${left}; over: 0`,
    );
    expect([one, thirty, each].map(({ orders }) => orders.length)).to.deep.equal([1, 30, 40]);
    expect(each.mostOfOne).to.equal(2);
    expect([spent, left]).to.deep.equal([71 * price, people * 1000 - 71 * price]);
  });

  it('the database itself refuses a gift to a caller that does not check first', async () => {
    const { id } = await buildGift({ stock: 1, per_person_limit: 1 });
    const write = () => world.sequelize.query(bare, { replacements: { id, buyer: buyers[0] } });
    await write();
    expect(await refusalOf(write)).to.match(/gifts_never_over|share of this gift/);
    await world.sequelize.query('update gifts set stock = 5 where id = :id', { replacements: { id } });
    expect(await refusalOf(write)).to.match(/share of this gift/);
    await world.sequelize.query('delete from gift_orders').then(
      () => expect.fail('orders are deleted'),
      ({ message }) => expect(message).to.include('neither changes its status nor vanishes'),
    );
  });

  it('gifts would be oversold if they were counted without a lock', async () => {
    await world.sequelize.query(`
      alter table gift_orders disable trigger count_ordered; alter table gifts drop constraint gifts_never_over`);
    const { orders } = await wanted({ stock: 30 }, 'control');
    console.log(`      control, counted without a lock: ${orders.length} of 30`);
    expect(orders.length).to.be.greaterThan(30);
  });
});

const expires_at = new Date(Date.now() + 30 * 86_400_000);

const refusalOf = (write: () => Promise<unknown>) =>
  write().then(
    () => 'it is written',
    ({ message }: Error) => message,
  );

const bare = `
  insert into gift_orders (gift_id, gift_name, price_bonus, delivery_kind, individual_id, bonus_key, last_name, first_name,
    phone, email, expires_at)
  select id, name, price_bonus, delivery_kind, :buyer, '+79040009999', 'А', 'Б', '+79040009999', 'a@test.local', now()
  from gifts where id = :id`;
