import type { CompanyEmployee, TrainingPlan } from '@odonta/api/contract';
import { AuditEntry, type Order, OrderParticipant } from '@odonta/db/models';
import { buildCertificate } from '@odonta/db/testing/documentFactories.ts';
import { buildLegalMember, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { endOfCycle, plusMonths } from '@odonta/db/vocabulary/sales/companies/training.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { readTable } from '../../platform/tables/readTable.ts';
import { useApi } from '../../testing/useApi.ts';

const today = moscowDay(new Date());
const nmo = { points: 18, code: 'НМО-1', speciality_ids: [], state: 'APPROVED', date: null } as const;

describe('the training of a company', () => {
  const api = useApi();
  let legal_user_id: number;
  let token: string;
  let statements = 0;

  before(async () => {
    const { options } = api.sequelize as unknown as { options: { logging: (sql: string) => void } };
    options.logging = (sql) => {
      if (sql.includes('"order_participants"')) statements += 1;
    };
  });
  beforeEach(async () => {
    const owner = await buildLegalMember({ email_proved_at: new Date() });
    legal_user_id = owner.legal_user_id;
    token = await api.tokenOf(owner, legalAccounts);
  });

  const sent = (days: number | null, prod: object = {}, of: Parameters<typeof buildOrder>[0] = {}) =>
    api.given(async () => {
      const when = days === null ? null : inDays(days);
      const held = await buildProd({ name: 'Эндодонтия', date_start: when, date_end: when, ...prod });
      return buildOrder({ prod: held, status: 'CONFIRMED', buyer_kind: 'LEGAL', legal_user_id, ...of });
    });
  const name = async ({ participants: [first] }: Order, who: object) => {
    await OrderParticipant.update(who, { where: { id: first?.id ?? 0 } });
  };
  const plan = async () =>
    (await api.call<TrainingPlan>('get', '/legal/training', { token })).body.message.employees;
  const rowsOf = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/legal/training/export?${query}`, { headers });
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.include('spreadsheetml');
    return readTable(Buffer.from(await answer.arrayBuffer()), { rows: 100, columns: 20 }, 'visitors');
  };

  it('is what each has learnt, with points and certificates, and what is still to come', async () => {
    const who = { last_name: 'Докторова', first_name: 'Анна', email: 'anna@test.local' };
    const learnt = await sent(-30, { nmo });
    await name(learnt, who);
    const { snapshot } = await buildCertificate(learnt);
    await name(await sent(-400, { nmo }), who);
    await name(await sent(40, { nmo: { ...nmo, state: 'SUBMITTED' } }, { status: 'PREPARE' }), who);
    const [anna, ...others] = await plan();
    expect(others).to.deep.equal([]);
    expect(anna).to.include({ name: 'Докторова Анна', points: 18, valid_until: endOfCycle(snapshot.date) });
    const [next, certified, old] = anna?.courses ?? [];
    expect(next).to.include({
      is_over: false,
      points: null,
      valid_until: null,
      status_label: 'Забронирован',
    });
    // The certificate of the factory has no points, which is accepted.
    expect(certified).to.deep.include({ is_over: true, points: null, status_label: 'Пройден' });
    expect(certified?.certificate).to.include({ number: snapshot.number, date: '2026-11-20' });
    expect(old).to.include({
      points: 18,
      certificate: null,
      valid_until: endOfCycle(moscowDay(inDays(-400))),
    });
  });

  const employees = async () =>
    (await api.call<CompanyEmployee[]>('get', '/legal/employees', { token })).body.message;

  it('knows one person by his e-mail or his name, as the list of employees does', async () => {
    const [anna, phone] = [{ last_name: 'Королёва', first_name: 'Анна' }, '+79001112233'];
    await name(await sent(-10), { ...anna, email: 'one@test.local', phone });
    await name(await sent(-20), { ...anna, last_name: 'королева', email: null, phone: null });
    await name(await sent(-30), { ...anna, first_name: 'Аня', email: 'one@test.local', phone: null });
    await name(await sent(-40), { ...anna, email: 'two@test.local', phone: null, middle_name: 'Петровна' });
    await name(await sent(-50), { last_name: 'Другова', first_name: 'Анна', email: null, phone });
    const counts = (people: { courses: unknown[] }[]) => people.map(({ courses }) => courses.length);
    expect(counts(await plan())).to.deep.equal([1, 4]);
    expect(counts(await employees())).to.deep.equal([1, 4]);
  });

  describe('of people whom the company merges', () => {
    const merge = (participant_ids: number[], as = token, way = 'merge') =>
      api.call('post', `/legal/employees/${way}`, { token: as, body: { participant_ids } });
    const placeOf = async (who: object) => {
      const order = await sent(-10);
      await name(order, who);
      return order.participants[0]?.id ?? 0;
    };
    const namesakes = async () => [
      await placeOf({
        last_name: 'Тёзкина',
        first_name: 'Яна',
        email: 'a@test.local',
        phone: '+79001000001',
      }),
      await placeOf({
        last_name: 'Тёзкина',
        first_name: 'Яна',
        email: 'b@test.local',
        phone: '+79001000002',
      }),
    ];

    it('is of one person until they are taken apart, and the same again changes nothing', async () => {
      const ids = await namesakes();
      expect((await plan()).map(({ has_similar }) => has_similar)).to.deep.equal([true, true]);
      expect((await employees()).map(({ similar_ids }) => similar_ids)).to.have.deep.members(
        ids.map((id) => [id]).toReversed(),
      );
      for (const given of [ids, ids.toReversed()]) expect((await merge(given)).status).to.equal(200);
      const [merged, ...others] = await employees();
      expect(others).to.deep.equal([]);
      expect(merged?.linked_ids).to.have.members(ids);
      expect(await plan()).to.have.length(1);
      for (const _ of ids) expect((await merge(ids, token, 'unmerge')).status).to.equal(200);
      expect(await employees()).to.have.length(2);
      const journal = await AuditEntry.findAll({
        where: { record_id: String(legal_user_id) },
        order: ['id'],
      });
      expect(journal.map(({ action }) => action)).to.deep.equal(['merge_employees', 'unmerge_employees']);
    });

    it('is of two people once the company says so, until it says that they are one after all', async () => {
      const who = { last_name: 'Однова', first_name: 'Яна', email: 'clinic@test.local' };
      const ids = [await placeOf(who), await placeOf(who), await placeOf(who)];
      const [first = 0, second = 0, third = 0] = ids;
      expect(await employees()).to.have.length(1);
      expect((await merge(ids, token, 'separate')).status, 'somebody has to stay').to.equal(409);
      expect((await merge([third], token, 'separate')).status).to.equal(200);
      const parted = await employees();
      expect(
        parted.map(({ id, apart_ids, similar_ids }) => [id, apart_ids, similar_ids]),
      ).to.have.deep.members([
        [first, [third], []],
        [third, [first], []],
      ]);
      expect((await plan()).map(({ has_similar }) => has_similar)).to.deep.equal([false, false]);
      expect((await merge([second, third], token, 'separate')).status, 'of two people').to.equal(409);
      for (const _ of ids) expect((await merge([first, third], token, 'rejoin')).status).to.equal(200);
      expect(await employees()).to.have.length(1);
      await merge([third], token, 'separate');
      expect((await merge([second, third])).status, 'merged in spite of it').to.equal(200);
      expect(await employees()).to.have.length(1);
      const journal = await AuditEntry.findAll({
        where: { record_id: String(legal_user_id) },
        order: ['id'],
      });
      expect(journal.map(({ action }) => action)).to.deep.equal([
        'separate_employees',
        'rejoin_employees',
        'separate_employees',
        'merge_employees',
      ]);
    });

    it('takes no places of another company, of nobody or of one alone', async () => {
      const [own = 0, other = 0] = await namesakes();
      const { participants } = await api.given(() => buildOrder());
      const strange = participants[0]?.id ?? 0;
      for (const way of ['merge', 'unmerge', 'separate', 'rejoin'])
        expect((await merge([own, strange], token, way)).status, way).to.equal(404);
      const stranger = await api.tokenOf(
        await buildLegalMember({ email_proved_at: new Date() }),
        legalAccounts,
      );
      expect((await merge([own, other], stranger)).status).to.equal(404);
      for (const wrong of [[own], [own, own], [own, other, strange]])
        expect((await merge(wrong)).status).to.equal(422);
      expect(await employees()).to.have.length(2);
    });
  });

  it('does not count what nobody has been to: unpaid, given back, cancelled', async () => {
    await name(await sent(-10, {}, { status: 'PREPARE' }), { email: 'late@test.local' });
    for (const status of ['CANCELED', 'REFUNDED', 'REJECTED'] as const) await sent(-10, {}, { status });
    await sent(20, {}, { status: 'CANCELED' });
    expect(await plan()).to.deep.equal([]);
  });

  it('forgets points whose five years are over', async () => {
    await sent(-6 * 365, { nmo });
    const [person] = await plan();
    expect(person?.points).to.equal(0);
    expect((person?.valid_until ?? today) < today).to.equal(true);
  });

  it('is taken as a workbook of those lines alone that were chosen', async () => {
    const soon = new Date(`${plusMonths(plusMonths(today, -60), 2)}T00:00:00Z`);
    const near = await sent(null, { date_start: soon, date_end: soon });
    await name(near, { last_name: 'Скоро', email: 'soon@test.local' });
    await name(await sent(60), { last_name: 'Скоро', email: 'soon@test.local' });
    await name(await sent(90), { last_name: 'Потом', email: 'later@test.local' });
    const all = await rowsOf('format=xlsx');
    expect(all.headers).to.include.members(['Сотрудник', 'Баллы НМО (ЗЕТ)', 'Действует до']);
    expect(all.rows.map(({ cells }) => cells[0])).to.deep.equal(['Потом Нина', 'Скоро Нина', 'Скоро Нина']);
    const due = await rowsOf('due=3');
    expect(due.rows.map(({ cells }) => [cells[0], cells.at(-1)])).to.deep.equal([
      ['Скоро Нина', 'Срок подходит'],
      ['Скоро Нина', 'Срок подходит'],
    ]);
    const ahead = await rowsOf(`from=${today}&employee=${(await plan())[1]?.id}`);
    expect(ahead.rows).to.have.length(1);
    const wrong = await api.call('get', '/legal/training/export?from=2026-13-01&due=4', { token });
    expect(Object.keys(wrong.body.errors)).to.deep.equal(['from', 'due']);
  });

  it('is read at once, links and all, however many people and courses there are', async () => {
    for (const days of [-30, -20, 10]) await sent(days, {}, { people: 4 });
    statements = 0;
    expect((await plan()).flatMap(({ courses }) => courses)).to.have.length(12);
    expect(statements).to.equal(2);
    expect(api.errors).to.deep.equal([]);
  });
});
