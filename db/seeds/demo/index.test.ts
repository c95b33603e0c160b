import { expect } from 'chai';
import { QueryTypes, type Sequelize } from 'sequelize';
import { Center, Prod, ProdCard, User, UserRole } from '../../models/index.ts';
import { connect } from '../../postgres/connection.ts';
import { type TestDatabase, testDatabase } from '../../testing/server.ts';
import { priceTypes } from '../../vocabulary/catalog/price.ts';
import { prodStates } from '../../vocabulary/catalog/prodState.ts';
import { articleStatuses } from '../../vocabulary/content/articles/articleLifecycle.ts';
import { staffRoleNames } from '../../vocabulary/identity/rights/roleLabels.ts';
import { publicationStatuses } from '../../vocabulary/statuses.ts';
import { nowInSeconds } from '../../vocabulary/time.ts';
import { seedDictionaries } from '../dictionaries/index.ts';
import { fillCatalog } from './fillCatalog.ts';
import { generateData } from './generate.ts';
import { seedDemo } from './index.ts';

const now = nowInSeconds();
const passwordHash = 'a hash';

describe('the demo', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;
  const rows = <T extends object>(sql: string) => sequelize.query<T>(sql, { type: QueryTypes.SELECT });

  before(async () => {
    database = await testDatabase();
    sequelize = connect(database.url);
    await seedDictionaries(sequelize);
    await seedDemo(sequelize, { courses: 120, passwordHash, now });
  });

  after(async () => {
    await sequelize.close();
    await database.drop();
  });

  it('has as many courses as were asked for', async () => {
    expect(await Prod.count()).to.equal(120);
  });

  it('shows courses in every state and with every price option', async () => {
    const states = await rows<{ state: string }>('select distinct state from prod_cards');
    expect(states.map(({ state }) => state)).to.have.members(Object.keys(prodStates));
    const types = await rows<{ type: string }>(
      'select distinct p.type from prod_prices p join prod_cards using (prod_id)',
    );
    expect(types.map(({ type }) => type)).to.have.members(Object.keys(priceTypes));
  });

  it('has courses in every status but the refunds, for which there are no payments yet', async () => {
    const statuses = await rows<{ status: string }>('select distinct status from prods');
    const expected = Object.keys(publicationStatuses).filter((status) => !status.endsWith('REFUNDED'));
    expect(statuses.map(({ status }) => status)).to.have.members(expected);
  });

  it('gives a card to every published course of an approved centre and to no other', async () => {
    expect(await ProdCard.count()).to.equal(
      await Prod.count({
        where: { status: 'CONFIRMED' },
        include: [{ model: Center, as: 'center', where: { status: 'CONFIRMED' } }],
      }),
    );
  });

  it('has a login for every role, all with the given hash', async () => {
    for (const role of staffRoleNames) {
      const user = await User.findOne({
        where: { email: `${role.toLowerCase()}@demo.local` },
        include: [{ model: UserRole, as: 'roles' }],
      });
      expect(
        user?.roles.map((held) => held.role),
        role,
      ).to.deep.equal([role]);
    }
    expect(await User.count({ where: { password_hash: passwordHash, status: 'ACTIVE' } })).to.equal(
      await User.count(),
    );
  });

  it('has reviews in every status, some answered, and ratings that follow from them', async () => {
    const [found] = await rows<Record<string, number>>(
      `select count(*)::int as reviews, count(distinct status)::int as statuses, count(distinct text)::int as texts,
         count(reply_text)::int as replies, (select count(*)::int from prod_cards where (card #>> '{ratings,count}')::int > 0) as rated
       from reviews`,
    );
    expect(found?.reviews).to.be.above(100);
    expect(found?.texts).to.be.above((found?.reviews ?? 0) * 0.85);
    expect(found).to.include({ statuses: 3 });
    expect(found?.replies).to.be.above(10);
    expect(found?.rated).to.be.above(40);
  });

  it('binds the partners and gives their manager two centres', async () => {
    const members = await rows(
      'select email, center_id, lecturer_id, merchant_id from user_memberships join users on id = user_id where is_partner order by email',
    );
    expect(members).to.deep.equal([
      { email: 'center@demo.local', center_id: 1, lecturer_id: null, merchant_id: null },
      { email: 'lecturer@demo.local', center_id: null, lecturer_id: 1, merchant_id: null },
      { email: 'merchant@demo.local', center_id: null, lecturer_id: null, merchant_id: 1 },
    ]);
    const [managed] = await rows<{ n: number }>(
      "select count(*)::int as n from centers join users u on u.id = manager_id where u.email = 'partner_manager@demo.local'",
    );
    expect(managed?.n).to.equal(2);
  });

  it('asks its lecturer about two courses, one of them on days he has already given', async () => {
    const asked = await rows<{ clashes: boolean; is_shown: boolean }>(
      `select l.is_shown, exists (select from prods h join prod_lecturers t on t.prod_id = h.id
           where t.lecturer_id = 1 and t.consent = 'ACCEPTED' and h.status = 'CONFIRMED' and h.archived_at is null
             and h.date_start::date <= coalesce(p.date_end, p.date_start)::date
             and coalesce(h.date_end, h.date_start)::date >= p.date_start::date) as clashes
       from prod_lecturers l join prods p on p.id = l.prod_id where l.consent = 'ASKED' and l.lecturer_id = 1 order by 2`,
    );
    expect(asked).to.deep.equal([
      { is_shown: false, clashes: false },
      { is_shown: false, clashes: true },
    ]);
  });

  it('has one strip and fifteen banners that run now', async () => {
    const [running] = await rows(
      'select (select count(*)::int from top_strips where now() between date_start and date_end) as strips, (select count(*)::int from banners where now() between date_start and date_end) as banners',
    );
    expect(running).to.deep.equal({ strips: 1, banners: 15 });
  });

  it('has articles in every status, the published ones complete and by published lecturers', async () => {
    const statuses = await rows<{ status: string; n: number }>(
      'select status, count(*)::int as n from articles group by status',
    );
    expect(statuses.map(({ status }) => status)).to.have.members(Object.keys(articleStatuses));
    expect(statuses.find(({ status }) => status === 'PUBLISHED')?.n).to.be.at.least(24);
    expect(
      await rows(
        `select a.title from articles a where status = 'PUBLISHED' and (length(text) < 300 or description = ''
         or not exists (select 1 from article_lecturers join lecturers l on l.id = lecturer_id where article_id = a.id and l.status = 'CONFIRMED'))`,
      ),
    ).to.deep.equal([]);
  });

  it('has a contract where an offer has led to an order, and a mere invoice elsewhere', async () => {
    const kinds = await rows<{ kind: string; quoted: boolean; n: number }>(
      `select i.kind, q.id is not null as quoted, count(*)::int as n
       from invoices i
       left join legal_requests r on r.order_id = i.order_id
       left join legal_quotes q on q.legal_request_id = r.id
       group by 1, 2 order by 1`,
    );
    expect(kinds.map(({ kind, quoted }) => [kind, quoted])).to.deep.equal([
      ['CONTRACT', true],
      ['INVOICE', false],
    ]);
  });

  it('lets new rows take the next ids', async () => {
    const user = await User.create({ email: 'new@demo.local', name: 'Новый' });
    expect(user.id).to.be.above(27);
    await user.destroy({ force: true });
  });

  it('refuses to go into a database that has users', async () => {
    const refusal = await seedDemo(sequelize, { courses: 60, passwordHash }).catch(
      (error: Error) => error.message,
    );
    expect(refusal).to.match(/without users/);
  });
});

describe('seeding the demo', () => {
  const tables = [
    'centers',
    'lecturers',
    'prods',
    'prod_prices',
    'prod_lecturers',
    'manager_requests',
    'director_questions',
    'review_codes',
    'reviews',
    'banners',
    'top_strips',
    'pinnings',
    'pinned_weeks',
    'articles',
    'tags',
    'article_lecturers',
    'article_tags',
    'article_prods',
    'status_changes',
    'orders',
    'order_participants',
    'seat_takes',
    'payments',
    'ledger_entries',
    'refunds',
    'invoices',
    'payout_lines',
    'bonus_tx',
    'gifts',
    'gift_orders',
    'waitlist',
    'legal_requests',
    'legal_quotes',
  ];

  async function seeded<T>(work: (sequelize: Sequelize) => Promise<T>): Promise<T> {
    const database = await testDatabase();
    const sequelize = connect(database.url);
    try {
      await seedDictionaries(sequelize);
      return await work(sequelize);
    } finally {
      await sequelize.close();
      await database.drop();
    }
  }

  async function contents(sequelize: Sequelize): Promise<unknown[]> {
    const ofTable = (table: string) =>
      sequelize.query(
        `select '${table}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from (select to_jsonb(x) - '{created_at,updated_at,reported_at}'::text[] as t from ${table} x) y`,
        { type: QueryTypes.SELECT },
      );
    return Promise.all(tables.map(ofTable));
  }

  it('writes the same rows each time', async () => {
    const seed = (sequelize: Sequelize) =>
      seedDemo(sequelize, { courses: 90, passwordHash, now }).then(() => contents(sequelize));
    expect(await seeded(seed)).to.deep.equal(await seeded(seed));
  });

  it('goes on where a run was cut short', async () => {
    await seeded(async (sequelize) => {
      const app = generateData(20);
      await sequelize.transaction((transaction) =>
        fillCatalog(sequelize, { courses: 71, now, app, onFilled: () => {} }, transaction),
      );
      await seedDemo(sequelize, { courses: 71, passwordHash, now });
      expect([await Prod.count(), (await ProdCard.count()) > 60, await User.count()]).to.deep.equal([
        71,
        true,
        30,
      ]);
    });
  });

  async function secondsFor(courses: number): Promise<number> {
    let seconds = 0;
    await seeded(async (sequelize) => {
      const began = performance.now();
      await seedDemo(sequelize, { courses, passwordHash, now });
      seconds = (performance.now() - began) / 1000;
      expect(await Prod.count()).to.equal(courses);
    });
    return seconds;
  }

  it('takes no longer for a course when there are ten times as many', async function () {
    this.timeout(60_000);
    const [few, many] = [await secondsFor(300), await secondsFor(3000)];
    expect(many).to.be.below(few * 20);
  });
});
