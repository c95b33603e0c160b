import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { statusWritesIn } from './lib/statusWrites.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Files that write a status, and why they may. */
const allowed: Readonly<Record<string, string>> = {
  'api/platform/transitions/transition.ts': 'the way every status goes',
  'api/platform/transitions/applyWhereDue.ts': 'the same for all that is due',
  'api/platform/mail/delivery.ts': 'a letter in its queue',
  'api/platform/mail/choices/gathering.ts': 'a letter that is told by the summary of a day',
  'api/platform/mail/choices/choosing.ts': 'a held letter that is wanted in the cabinet',
  'api/tools/outbox/outbox.resend.ts': 'a letter in its queue',
  'api/tools/exports/exportJob.ts': 'a job that makes a file',
  'api/money/payments/receipts/sendReceipts.ts': 'a receipt in its queue',
  'api/money/payments/sandbox/account.ts': 'the bank of the sandbox',
  'api/platform/idempotency/idempotencyKeys.ts': 'a status of HTTP',
  'db/functions/content/redirects.sql': 'a status of HTTP',
};

/** Each would change a status past the history, the audit log and the question whether it may. */
const breaches = [
  `order.status = 'CONFIRMED';`,
  `order.status ||= 'CONFIRMED';`,
  `order['status'] = 'CONFIRMED';`,
  `order.set('status', 'CONFIRMED');`,
  `order.set('status' as never, 'CONFIRMED' as never);`,
  `order.setDataValue('status', 'CONFIRMED');`,
  `order.set({ total: 1, status: 'CONFIRMED' });`,
  `order.set({ total: 1, ...(isPaid && { status: 'CONFIRMED' }) });`,
  `order.set({ 'status': 'CONFIRMED' });`,
  `const status = 'CONFIRMED'; order.set({ status });`,
  `const paid = { status: 'CONFIRMED' } as const; await order.update(paid, { transaction });`,
  `await order.update({ status: 'CONFIRMED' }, { transaction });`,
  `await Order.update({ status: 'CONFIRMED' }, { where: { id } });`,
  `await Order.upsert({ id, status: 'CONFIRMED' });`,
  `Object.assign(order, { status: 'CONFIRMED' });`,
  `await Order.bulkCreate(rows, { updateOnDuplicate: ['total', 'status'] });`,
  'await sequelize.query(`update orders set total = 1, status = $1 where id = $2`);',
  "await sequelize.query(`UPDATE orders SET status = 'PAID' from due where id = due.id`);",
  `await sequelize.query("update orders o set \\"status\\" = 'PAID'");`,
  'const body = `begin new.status := old.status; return new; end`;',
];

const harmless = [
  `await Order.create({ status: 'CREATED' });`,
  `await Order.update({ total: 1 }, { where: { status: 'CREATED' } });`,
  `if (order.status === 'CREATED') order.set({ total: 1 });`,
  `this.status = status;`,
  'await sequelize.query(`update orders set total = 1 where status = $1`);',
  'const { status } = order; const counted = { count: 1 }; order.set(counted);',
];

describe('A status changes by a transition alone', () => {
  const sources = globSync('{api,db}/**/*.{ts,sql}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })
    .filter((name) => !/\.test\.ts$|\/testing\/|^db\/(migrations|seeds)\/|^db\/schema\.sql$/.test(name))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);

  it('and nothing else in the sources writes one', () => {
    expect(sources.length).to.be.greaterThan(1000);
    const found = sources.flatMap(([name, text]) => (allowed[name] ? [] : statusWritesIn(name, text)));
    expect(found).to.deep.equal([]);
  });

  it('and every file that may write one does', () => {
    const writing = sources.filter(([name, text]) => statusWritesIn(name, text).length > 0);
    expect(writing.map(([name]) => name)).to.include.members(Object.keys(allowed));
  });

  for (const breach of breaches)
    it(`and a planted «${breach}» is found`, () =>
      expect(statusWritesIn('api/x.ts', breach), breach).to.have.length(1));

  it('and a trigger in SQL is found', () =>
    expect(statusWritesIn('db/functions/x.sql', `new.status := 'PAID';`)).to.have.length(1));

  for (const line of harmless)
    it(`and «${line}» is not`, () => expect(statusWritesIn('api/x.ts', line)).to.deep.equal([]));
});
