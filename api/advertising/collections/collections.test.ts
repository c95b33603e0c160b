import type { StaffCollection } from '@odonta/api/contract';
import {
  Collection,
  CollectionVisit,
  deleteCollectionVisitors,
  Letter,
  type Prod,
  type User,
} from '@odonta/db/models';
import { buildCollection } from '@odonta/db/testing/collectionFactories.ts';
import { buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildPlainOrder } from '@odonta/db/testing/loyaltyFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { refreshAllCards } from '../../testing/refreshAllCards.ts';
import { hearStatements } from '../../testing/statements.ts';
import { useApi } from '../../testing/useApi.ts';
import { closeExpiredCollections, markOrderedCollections } from './clock.ts';
import { findCollection } from './collections.reading.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const people = { name: 'Курсы для клиники', name_from: 'Анна Менеджерова', name_to: 'Иван Врачов' };

describe('a recommended collection', () => {
  const api = useApi();
  let token: string;
  let open: Prod;
  let other: Prod;
  let past: Prod;
  let draft: Prod;
  let canceled: Prod;

  before(async () => {
    ({ token } = await api.staff('ROP_COURSE'));
    open = await buildProd({ name: 'Эндодонтия под микроскопом' });
    other = await buildProd({ name: 'Имплантация с нуля', categories: [5] });
    past = await buildProd({
      name: 'Эндодонтия: основы',
      date_start: inDays(-9),
      date_end: inDays(-8),
    });
    draft = await buildProd({ status: 'CREATED' });
    canceled = await buildProd({ name: 'Отменённый курс', status: 'CANCELED', published_at: inDays(-5) });
    await refreshAllCards(api.sequelize);
  });

  const call = (method: string, path = '', body?: object, who = token) =>
    api.call<StaffCollection>(method, `/adm/collections${path}`, { token: who, ...(body && { body }) });
  const made = async (given: object = {}, who = token) => {
    const body = { ...people, items: [{ prod_id: open.id, note: 'Начните с него' }], ...given };
    return call('post', '', body, who);
  };
  const codeOf = ({ path }: StaffCollection) => path.replace('/r/', '');
  const report = (kind: 'open' | 'click', body: object, agent = browser) =>
    api.call('post', `/collections/${kind}`, { body, headers: { 'user-agent': agent } });
  const countsOf = async (id: number) => {
    const { view_count, click_count, courses } = (await call('get', `/${id}`)).body.message;
    return [view_count, click_count, courses.map((course) => course.click_count)];
  };

  it('is made of published courses in their order, and opens by an unguessable link', async () => {
    const items = [
      { prod_id: other.id, note: null },
      { prod_id: open.id, note: 'Начните с него' },
    ];
    const { status, body, text } = await made({
      items,
      to_phone: '8 (912) 000-11-22',
      to_email: 'IVAN@test.local',
    });
    expect(status, text).to.equal(201);
    expect(body.message).to.deep.include({ items, to_phone: '+79120001122', to_email: 'ivan@test.local' });
    expect(body.message.path).to.match(/^\/r\/[\w-]{32}$/);
    expect(body.message.expires_at * 1000).to.be.closeTo(Date.now() + 60 * 86_400_000, 60_000);
    const page = await findCollection(codeOf(body.message));
    expect(page).to.deep.include({ name: people.name, phone: null, is_draft: true, revised_at: null });
    expect(page?.items.map(({ prod_id, note }) => ({ prod_id, note }))).to.deep.equal(items);
    for (const field of ['to_email', 'to_phone', 'comment_internal', 'manager_id'])
      expect(page).to.not.have.property(field);
  });

  it('takes no course that nobody can see or that is over, none twice, and from 1 to 30', async () => {
    const refused = async (items: object[]) => (await made({ items })).body.errors;
    expect((await refused([{ prod_id: draft.id }]))?.items).to.include(`№ ${draft.id}`);
    expect((await refused([{ prod_id: past.id }]))?.items).to.include('уже прошёл');
    expect(await refused([{ prod_id: 999_999 }])).to.have.key('items');
    expect(await refused([{ prod_id: open.id }, { prod_id: open.id }])).to.have.key('items.1');
    expect(await refused([])).to.have.key('items');
    expect(await refused(Array.from({ length: 31 }, (_, index) => ({ prod_id: index + 1 })))).to.have.key(
      'items',
    );
    expect(await refused([{ prod_id: open.id, note: 'ё'.repeat(301) }])).to.have.key('items.0.note');
    expect((await made({ expires_at: 1_000_000_000 })).body.errors).to.have.key('expires_at');
  });

  it('shows the manager’s phone only where that is switched on', async () => {
    const { user } = await api.staff('MANAGER');
    await user.update({ phone: '+79120007788' });
    const row = await buildCollection({ manager_id: user.id, prods: [open] });
    expect((await findCollection(row.code))?.phone).to.equal(null);
    await row.update({ is_show_phone: true });
    expect((await findCollection(row.code))?.phone).to.equal('+79120007788');
  });

  it('shows no phone of a manager who was blocked or deleted', async () => {
    for (const dismiss of [
      (user: User) => user.update({ status: 'BLOCKED' }),
      (user: User) => user.destroy(),
    ]) {
      const { user } = await api.staff('MANAGER');
      await user.update({ phone: '+79120007799' });
      const row = await buildCollection({ manager_id: user.id, is_show_phone: true, prods: [open] });
      expect((await findCollection(row.code))?.phone).to.equal('+79120007799');
      await dismiss(user);
      expect((await findCollection(row.code))?.phone).to.equal(null);
    }
  });

  it('shows courses that are over without selling them, and hides what is not public', async () => {
    const row = await buildCollection({ status: 'SENT', prods: [past, draft, canceled, open] });
    const page = await findCollection(row.code);
    expect(page?.items.map(({ name, state, card }) => [name, state, card !== null])).to.deep.equal([
      [past.name, 'PAST', false],
      [canceled.name, 'CANCELED', false],
      [open.name, 'OPEN', true],
    ]);
    expect(page?.tags).to.include.members([`card:${draft.id}`, `prod:${canceled.id}`, `card:${open.id}`]);
    // Its centre may be suspended, which changes neither its row nor a card.
    expect(page?.tags).to.include(`center:${canceled.center_id}`);
    await canceled.update({ published_at: null });
    expect((await findCollection(row.code))?.items).to.have.length(2);
    await canceled.update({ published_at: inDays(-5) });
  });

  it('hints staff at another date of a course that is over, or at the nearest one that is not chosen yet', async () => {
    const row = await buildCollection({ status: 'SENT', prods: [past] });
    const hint = async () => (await call('get', `/${row.id}`)).body.message.courses[0]?.replacement?.id;
    expect((await call('get', `/${row.id}`)).body.message.over_count).to.equal(1);
    expect(await hint()).to.equal(open.id);
    const again = await buildProd({ name: 'Другая дата', categories: [7], series_id: past.id });
    await refreshAllCards(api.sequelize);
    expect(await hint()).to.equal(again.id);
    const items = [past, again].map(({ id }) => ({ prod_id: id, note: null }));
    expect((await call('put', `/${row.id}`, { items })).status).to.equal(200);
    expect(await hint()).to.equal(open.id);
    expect(
      (await call('put', `/${row.id}`, { name: 'Курсы после замены' })).body.message.courses[0],
    ).to.have.property('replacement');
    await again.destroy();
    await refreshAllCards(api.sequelize);
  });

  it('looks for hints for the card of one collection alone, and counts what is over everywhere', async () => {
    const { id } = await buildCollection({ status: 'SENT', prods: [past] });
    const searches: string[] = [];
    const stop = hearStatements(api.sequelize, (sql) => {
      if (sql.includes('similarity(')) searches.push(sql);
    });
    const query = `filter=${JSON.stringify({ id: [id] })}`;
    const listed = await api.call<StaffCollection[]>('get', `/adm/collections?${query}`, { token });
    const file = await api.call('get', `/adm/collections/export?format=csv&${query}`, { token });
    expect(file.text).to.include('Курсы по терапии');
    const bulk = { action: 'update', ids: [id], data: { name_from: 'Ольга' } };
    expect((await call('post', '/bulk', bulk)).status).to.equal(200);
    expect(listed.body.message[0]).to.include({ id, over_count: 1 });
    expect(listed.body.message[0]?.courses[0]).to.not.have.property('replacement');
    expect(searches).to.deep.equal([]);
    expect((await call('get', `/${id}`)).body.message.courses[0]).to.have.property('replacement');
    expect(searches).to.have.length(1);
    stop();
  });

  it('is sent once, by e-mail where that is wanted, and only with an address', async () => {
    const { id } = (await made()).body.message;
    expect((await call('post', `/${id}/send`, { by_email: true })).body.errors).to.have.key('by_email');
    await call('put', `/${id}`, { to_email: 'doctor@test.local' });
    const { body } = await call('post', `/${id}/send`, { by_email: true });
    expect(body.message).to.include({ status: 'SENT' });
    const letter = await Letter.findOne({ where: { resource: 'collections', record_id: id } });
    expect(letter?.to).to.equal('doctor@test.local');
    expect(letter?.secret).to.match(new RegExp(`${body.message.path}$`));
    expect(letter?.text).to.not.include(body.message.path);
    expect((await call('post', `/${id}/send`, {})).status).to.equal(409);
    const over = await buildCollection({ expires_at: inDays(-1), prods: [open] });
    expect((await call('post', `/${over.id}/send`, {})).status).to.equal(409);
  });

  it('keeps its link and its clicks when it is edited, and says that it was updated after sending', async () => {
    const row = await buildCollection({ prods: [open] });
    expect((await call('put', `/${row.id}`, { name: 'Новое имя' })).body.message.revised_at).to.equal(null);
    await call('post', `/${row.id}/send`, {});
    await report('click', { code: row.code, prod_id: open.id });
    await call('put', `/${row.id}`, { comment_internal: 'Ждёт звонка' });
    expect((await findCollection(row.code))?.revised_at).to.equal(null);
    const items = [other, open].map(({ id }) => ({ prod_id: id, note: 'Рядом с вами' }));
    expect((await call('put', `/${row.id}`, { items })).status).to.equal(200);
    expect((await findCollection(row.code))?.revised_at).to.be.a('number');
    expect(await countsOf(row.id)).to.deep.equal([0, 1, [0, 1]]);
  });

  it('counts a visitor once a day by openings and by courses, and is opened by the first', async () => {
    const row = await buildCollection({ status: 'SENT', prods: [open, other] });
    await Promise.all(Array.from({ length: 10 }, () => report('open', { code: row.code })));
    await report('open', { code: row.code }, `${browser} Edg/140`);
    for (const prod_id of [open.id, open.id, other.id]) await report('click', { code: row.code, prod_id });
    expect(await countsOf(row.id)).to.deep.equal([2, 2, [1, 1]]);
    const { body } = await call('get', `/${row.id}`);
    expect(body.message.status).to.equal('OPENED');
    expect(body.message.last_opened_at).to.be.a('number');
    await CollectionVisit.update({ day: '2026-01-01' }, { where: { collection_id: row.id } });
    await deleteCollectionVisitors(api.sequelize);
    expect(await CollectionVisit.count({ where: { collection_id: row.id } })).to.equal(0);
  });

  it('counts one subscriber of IPv6 once, whichever of his addresses he comes from', async () => {
    const behindProxy = await api.node({ trustProxy: 1 });
    const row = await buildCollection({ status: 'SENT', prods: [open] });
    for (const ip of ['2001:db8:7:3::1', '2001:db8:7:3:8:8:8:8', '2001:db8:7:4::1']) {
      const headers = { 'user-agent': browser, 'x-forwarded-for': ip };
      await behindProxy.call('post', '/collections/open', { body: { code: row.code }, headers });
    }
    await behindProxy.close();
    expect((await countsOf(row.id))[0]).to.equal(2);
  });

  it('counts no bot, no course that is not in it, and nothing of a draft', async () => {
    const row = await buildCollection({ status: 'SENT', prods: [open] });
    for (const agent of ['Googlebot/2.1', 'TelegramBot (like TwitterBot)', 'curl/8.1', ''])
      expect((await report('open', { code: row.code }, agent)).status).to.equal(200);
    await report('click', { code: row.code, prod_id: other.id });
    expect(await countsOf(row.id)).to.deep.equal([0, 0, [0]]);
    const unsent = await buildCollection({ prods: [open] });
    expect((await report('open', { code: unsent.code })).status).to.equal(404);
  });

  it('forgets its page when staff change it, and not when it is counted', async () => {
    const row = await buildCollection({
      status: 'OPENED',
      opened_at: new Date(),
      last_opened_at: new Date(),
      view_count: 1,
      prods: [open],
    });
    const reported = async () =>
      (
        await api.sequelize.query<{ id: string }>(
          `select id from change_log where tags @> array['collection:' || $1]`,
          { bind: [row.code], type: QueryTypes.SELECT },
        )
      ).length;
    const before = await reported();
    await report('open', { code: row.code });
    await report('click', { code: row.code, prod_id: open.id });
    expect(await reported()).to.equal(before);
    await call('put', `/${row.id}`, { items: [{ prod_id: open.id, note: 'Иначе' }] });
    expect(await reported()).to.be.greaterThan(before);
  });

  it('opens nothing once it is closed, over or deleted, nor by any other code', async () => {
    const closed = await buildCollection({ prods: [open] });
    expect((await call('post', `/${closed.id}/close`, {})).body.message.status).to.equal('CLOSED');
    expect((await call('put', `/${closed.id}`, { name: 'Поздно' })).status).to.equal(409);
    const over = await buildCollection({ status: 'SENT', expires_at: inDays(-1), prods: [open] });
    const deleted = await buildCollection({ status: 'SENT', prods: [open] });
    expect((await call('delete', `/${deleted.id}`)).status).to.equal(200);
    for (const { code } of [closed, over, deleted]) {
      expect(await findCollection(code)).to.equal(null);
      expect((await report('open', { code })).status).to.equal(404);
    }
    const hostile = [
      '',
      'x',
      '../../adm',
      "' or 1=1 --",
      'A'.repeat(33),
      '%00'.repeat(11),
      'я'.repeat(32),
      `${'A'.repeat(31)}\n`,
    ];
    for (const code of hostile) {
      expect(await findCollection(code), code).to.equal(null);
      expect((await report('open', { code })).status, code).to.equal(422);
    }
    expect(await findCollection('A'.repeat(32))).to.equal(null);
    for (const prod_id of [0, -1, 1.5, 'x', 2 ** 40])
      expect((await report('click', { code: closed.code, prod_id })).status).to.equal(422);
  });

  it('is closed by the clock when its link is over, and ordered when its receiver books one of its courses', async () => {
    const over = await buildCollection({ status: 'SENT', expires_at: inDays(-1), prods: [open] });
    const contacts = { to_phone: '+79120003344', to_email: 'booker@test.local' };
    const [byPhone, byEmail, stranger] = [
      await buildCollection({ status: 'SENT', to_phone: contacts.to_phone, prods: [open] }),
      await buildCollection({ status: 'SENT', to_email: contacts.to_email, prods: [open] }),
      await buildCollection({ status: 'SENT', to_phone: '+79120009900', prods: [open] }),
    ];
    const mine = { prod_id: open.id, center_id: open.center_id };
    const order = await buildPlainOrder({ ...mine, phone: contacts.to_phone, email: contacts.to_email });
    const draftOver = await buildCollection({ expires_at: inDays(-1), prods: [open] });
    await closeExpiredCollections();
    await markOrderedCollections();
    const statusOf = async ({ id }: Collection) => (await Collection.findByPk(id))?.status;
    expect(await statusOf(over)).to.equal('CLOSED');
    expect(await statusOf(draftOver)).to.equal('CLOSED');
    expect(await Promise.all([byPhone, byEmail, stranger].map(statusOf))).to.deep.equal([
      'ORDERED',
      'ORDERED',
      'SENT',
    ]);
    expect((await call('get', `/${byPhone.id}`)).body.message.order_ids).to.deep.equal([order.id]);
    expect((await call('get', `/${stranger.id}`)).body.message.order_ids).to.deep.equal([]);
  });

  it('belongs to its manager: a colleague who reaches his own alone neither finds nor gives it away', async () => {
    const row = await buildCollection({ prods: [open] });
    for (const role of [
      'MANAGER',
      'COURSE_RECOMMEND',
      'PARTNER_MANAGER',
    ] as const satisfies readonly StaffRole[]) {
      const staff = await api.staff(role);
      expect((await call('get', `/${row.id}`, undefined, staff.token)).status, role).to.equal(404);
      const own = await made({}, staff.token);
      expect(own.body.message.manager_id, role).to.equal(staff.user.id);
      expect((await made({ manager_id: row.manager_id }, staff.token)).status, role).to.equal(403);
      const given = await call('put', `/${own.body.message.id}`, { manager_id: row.manager_id }, staff.token);
      expect(given.status, role).to.equal(403);
    }
    expect((await call('put', `/${row.id}`, { manager_id: 999_999 })).body.errors).to.have.key('manager_id');
  });

  it('is masked to who only looks, and with it the link that says for whom it is', async () => {
    const row = await buildCollection({ status: 'SENT', to_email: 'secret@test.local', prods: [open] });
    const viewer = (await api.staff('COURSE_RECOMMEND_VIEW')).token;
    const { status, text, body } = await call('get', `/${row.id}`, undefined, viewer);
    expect(status).to.equal(200);
    expect(body.message.order_ids).to.equal(null);
    for (const hidden of [row.code, 'secret@', 'Иван Врачов']) expect(text).to.not.include(hidden);
    expect((await call('post', `/${row.id}/send`, {}, viewer)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
