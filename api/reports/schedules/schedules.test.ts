import type { ReportReader, SentReport, ReportSchedule as Shown } from '@odonta/api/contract';
import {
  AuditEntry,
  Letter,
  ReportLetter,
  ReportSchedule,
  ReportSending,
  type User,
  UserRole,
} from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { latestSending, sendingDay, sentPeriodOf } from '@odonta/db/vocabulary/reports/schedules.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { cellsOfCsv } from '../../testing/tables.ts';
import { useApi } from '../../testing/useApi.ts';
import { sendDueReports } from './sendDue.ts';

interface Person {
  user: User;
  token: string;
}

describe('reports that are sent by schedule', () => {
  const api = useApi();
  let keeper: Person;
  let colleague: Person;

  before(async () => {
    [keeper, colleague] = [await api.staff('BOOKKEEPER'), await api.staff('BOOKKEEPER')];
  });

  const weekly = { rhythm: 'WEEKLY', weekday: 1, period: 'LAST_WEEK', format: 'csv' };
  const ask = (body: object, { token } = keeper) =>
    api.call<Shown>('post', '/adm/report_schedules', { token, body });
  const kept = async (body: object = {}, recipients: Person[] = [keeper], by = keeper) => {
    const recipient_ids = recipients.map(({ user }) => user.id);
    const asked = await ask({ ...weekly, report: 'payouts', recipient_ids, ...body }, by);
    expect(asked.status, asked.text).to.equal(201);
    return asked.body.message;
  };
  const act = ({ id }: { id: number }, action: string, { token } = keeper) =>
    api.call<Shown>('post', `/adm/report_schedules/${id}/${action}`, { token, body: {} });
  const mine = async ({ id }: { id: number }, { token } = keeper) => {
    const { body } = await api.call<Shown[]>('get', '/adm/report_schedules', { token });
    return body.message.find((each) => each.id === id) as Shown;
  };
  /** As if its day were today. */
  const dueToday = ({ id }: { id: number }) =>
    ReportSchedule.update({ next_on: sendingDay() }, { where: { id } });
  const sendingsOf = ({ id }: { id: number }) =>
    ReportSending.findAll({ where: { schedule_id: id }, order: ['id'] });
  /** The token in this person's letter about the last sending of a schedule. */
  async function tokenTo({ user }: Person, schedule: { id: number }): Promise<string> {
    const sending = (await sendingsOf(schedule)).at(-1);
    const letter = await Letter.findOne({
      where: { kind: 'report_sent', record_id: sending?.id ?? 0, to: user.email },
    });
    return /letter=([\w-]{43})$/.exec(letter?.secret ?? '')?.[1] ?? '';
  }
  const opened = (token: string, by: Person) =>
    api.call<SentReport>('get', `/adm/report_letters/${token}`, { token: by.token });
  const file = (token: string, by: Person) =>
    api.call('get', `/adm/report_letters/${token}/file`, { token: by.token });
  /** Letters that left keep no secret: these stay where they are. */
  async function heldBack<T>(work: () => Promise<T>): Promise<T> {
    await api.sequelize.query(
      `create or replace function hold_letters() returns trigger language plpgsql as $$ begin
         new.secret := old.secret; return new; end $$;
       create or replace trigger hold_letters before update on outbox for each row execute function hold_letters()`,
    );
    try {
      return await work();
    } finally {
      await api.sequelize.query('drop trigger hold_letters on outbox');
    }
  }

  it('a schedule belongs to its owner, is described in words, and is hidden from others', async () => {
    const center = await buildCenter({ name: 'Школа Фиссура' });
    const body = { report: 'agent', filters: { center_id: center.id }, format: 'xlsx' };
    const schedule = await kept(body, [keeper, colleague]);
    expect(schedule).to.deep.include({ title: 'Отчёт агента', about: ['Школа Фиссура'], last: null });
    expect(schedule.recipients.map(({ id }) => id)).to.have.members([keeper.user.id, colleague.user.id]);
    expect(new Date(schedule.next_on ?? '').getUTCDay()).to.equal(1);
    expect(await mine(schedule, colleague)).to.equal(undefined);
    expect((await act(schedule, 'send', colleague)).status).to.equal(404);
    const { status } = await api.call('delete', `/adm/report_schedules/${schedule.id}`, {
      token: colleague.token,
    });
    expect(status).to.equal(404);
  });

  it('a schedule refuses parameters that the report refuses, and staff who may not read it', async () => {
    const manager = await api.staff('MANAGER');
    const recipient_ids = [keeper.user.id];
    const wrong: [object, string][] = [
      [{ report: 'agent' }, 'center_id'],
      [{ report: 'payouts', filters: { colour: 'red' } }, 'colour'],
      [{ report: 'payouts', recipient_ids: [] }, 'recipient_ids'],
      [{ report: 'payouts', recipient_ids: [manager.user.id] }, 'recipient_ids'],
      [{ report: 'payouts', rhythm: 'WEEKLY', period: 'LAST_MONTH' }, 'period'],
      [{ report: 'payouts', rhythm: 'MONTHLY' }, 'month_day'],
    ];
    for (const [body, field] of wrong) {
      const refused = await ask({ ...weekly, recipient_ids, ...body });
      expect([refused.status, Object.keys(refused.body.errors)], JSON.stringify(body)).to.deep.include(422);
      expect(Object.keys(refused.body.errors), JSON.stringify(body)).to.include(field);
    }
    const sales = { ...weekly, recipient_ids, report: 'sales' };
    expect((await ask(sales)).status, 'of sales she may read and not take').to.equal(403);
    expect((await ask(sales, manager)).status).to.equal(403);
    const { body } = await api.call<ReportReader[]>('get', '/adm/reports/payouts/readers', {
      token: keeper.token,
    });
    expect(body.message.map(({ id }) => id))
      .to.include.members([keeper.user.id, colleague.user.id])
      .and.not.include(manager.user.id);
  });

  it('a letter with a link comes for each period, once on all nodes', async () => {
    const schedule = await kept({}, [keeper, colleague]);
    expect(await sendDueReports(), 'not before its day').to.equal(0);
    await dueToday(schedule);
    const sent = await Promise.all([sendDueReports(), sendDueReports(), sendDueReports()]);
    expect(sent.reduce((all, each) => all + each)).to.equal(1);
    await dueToday(schedule);
    expect(await sendDueReports(), 'of the same week').to.equal(0);
    const [sending, ...more] = await sendingsOf(schedule);
    const day = latestSending({ ...weekly, month_day: null } as never, sendingDay());
    const period = sentPeriodOf('LAST_WEEK', day);
    expect([more, sending?.period_from, sending?.period_to]).to.deep.equal([[], period.from, period.to]);
    const letters = await Letter.findAll({ where: { record_id: sending?.id ?? 0, kind: 'report_sent' } });
    expect(letters.map(({ to }) => to)).to.have.members([keeper.user.email, colleague.user.email]);
    expect(letters[0]?.subject).to.equal(
      `Отчёт «Выплаты», ${formatDate(period.from)} – ${formatDate(period.to)}`,
    );
    expect(letters[0]?.text).to.include('{secret}').and.not.include('letter=');
    expect((await mine(schedule)).last).to.include({ letters: 2, taken: 0, is_by_hand: false });
  });

  it('the database too prevents a second letter', async () => {
    const schedule = await kept();
    const row = {
      schedule_id: schedule.id,
      period_from: '2026-11-09',
      period_to: '2026-11-15',
      by_id: null,
      left_out: [],
    };
    await ReportSending.create(row);
    const again = await ReportSending.create(row).catch((error: Error) => error.name);
    expect(again).to.equal('SequelizeUniqueConstraintError');
    await ReportSending.create({ ...row, by_id: keeper.user.id });
  });

  it('one letter follows missed nights, and none covers a pause', async () => {
    const missed = await kept();
    await ReportSchedule.update({ next_on: '2026-01-05' }, { where: { id: missed.id } });
    expect(await sendDueReports()).to.equal(1);
    expect(await sendingsOf(missed)).to.have.length(1);
    expect(((await mine(missed)).next_on ?? '') > sendingDay()).to.equal(true);

    const paused = await kept();
    expect((await act(paused, 'pause')).body.message.next_on).to.equal(null);
    await ReportSchedule.update({ next_on: '2026-01-05' }, { where: { id: paused.id } });
    expect(await sendDueReports()).to.equal(0);
    expect(((await act(paused, 'resume')).body.message.next_on ?? '') > sendingDay()).to.equal(true);
    expect(await sendDueReports()).to.equal(0);
  });

  it('signed-in readers open a report and are recorded, and nobody else opens it', () =>
    heldBack(async () => {
      const schedule = await kept({}, [keeper, colleague]);
      const { body } = await act(schedule, 'send');
      expect(body.message.last).to.include({ letters: 2, is_by_hand: true, taken: 0 });
      const token = await tokenTo(colleague, schedule);
      expect(token).to.have.length(43);
      expect((await ReportLetter.findAll()).map(({ token_hash }) => token_hash)).to.not.include(token);
      const { message } = (await opened(token, colleague)).body;
      expect(message).to.include({ title: 'Выплаты', format: 'csv' });
      expect(message.expires_at - Date.now() / 1000).to.be.closeTo(7 * 86_400, 60);
      for (const stranger of [keeper, await api.staff('ADMIN')]) {
        expect((await opened(token, stranger)).status).to.equal(404);
        expect((await file(token, stranger)).status).to.equal(404);
      }
      expect((await api.call('get', `/adm/report_letters/${token}/file`)).status).to.equal(401);
      const journal = () =>
        AuditEntry.count({ where: { action: 'export', actor_id: colleague.user.id, resource: 'reports' } });
      const before = await journal();
      const taken = await file(token, colleague);
      const direct = await api.call(
        'get',
        `/adm/reports/payouts/file?format=csv&from=${message.from}&to=${message.to}`,
        { token: colleague.token },
      );
      expect([taken.status, cellsOfCsv(taken.text)]).to.deep.equal([200, cellsOfCsv(direct.text)]);
      expect(await journal()).to.equal(before + 2);
      expect((await mine(schedule)).last?.taken).to.equal(1);
      await ReportLetter.update({ expires_at: new Date(Date.now() - 1000) }, { where: {} });
      expect((await opened(token, colleague)).status).to.equal(404);
    }));

  it('a report shows what its reader may see at that time', () =>
    heldBack(async () => {
      const reader = await api.staff('BOOKKEEPER');
      const schedule = await kept({}, [reader]);
      await act(schedule, 'send');
      const token = await tokenTo(reader, schedule);
      await UserRole.update({ role: 'COURSE_VIEW' }, { where: { user_id: reader.user.id } });
      expect((await file(token, reader)).status).to.equal(403);
      await UserRole.update({ role: 'BOOKKEEPER' }, { where: { user_id: reader.user.id } });
      expect((await file(token, reader)).status).to.equal(200);
      await api.call('delete', `/adm/report_schedules/${schedule.id}`, { token: keeper.token });
      expect((await file(token, reader)).status, 'of a deleted schedule').to.equal(404);
    }));

  it('dismissed or restricted readers are left out, and the owner is notified', async () => {
    const [gone, moved] = [await api.staff('BOOKKEEPER'), await api.staff('BOOKKEEPER')];
    const schedule = await kept({}, [keeper, gone, moved]);
    await gone.user.update({ status: 'BLOCKED' });
    await UserRole.update({ role: 'COURSE_VIEW' }, { where: { user_id: moved.user.id } });
    await dueToday(schedule);
    await sendDueReports();
    const { last } = await mine(schedule);
    expect(last).to.include({ letters: 1 });
    expect(last?.left_out).to.have.members([gone.user.name, moved.user.name]);
    for (const { user } of [gone, moved])
      expect(await Letter.count({ where: { to: user.email, kind: 'report_sent' } })).to.equal(0);
  });

  it('one failing report does not stop another', async () => {
    const faulty = await kept();
    const next = await kept();
    await Promise.all([dueToday(faulty), dueToday(next)]);
    await ReportSchedule.update({ report: 'unheard_of' as never }, { where: { id: faulty.id } });
    expect(await sendDueReports()).to.equal(1);
    expect(await sendingsOf(next)).to.have.length(1);
    await ReportSchedule.destroy({ where: { id: faulty.id } });
  });

  it('a schedule stays due when it is edited on its day without changing its days', async () => {
    const schedule = await kept();
    await dueToday(schedule);
    const change = (weekday: number) =>
      api.call<Shown>('put', `/adm/report_schedules/${schedule.id}`, {
        token: keeper.token,
        body: { ...weekly, weekday, format: 'xlsx', recipient_ids: [colleague.user.id] },
      });
    expect((await change(1)).body.message.next_on).to.equal(sendingDay());
    expect(((await change(2)).body.message.next_on ?? '') > sendingDay()).to.equal(true);
  });

  it('schedules stop with their owner', async () => {
    const owner = await api.staff('BOOKKEEPER');
    const schedule = await kept({}, [keeper], owner);
    await UserRole.update({ role: 'COURSE_VIEW' }, { where: { user_id: owner.user.id } });
    await dueToday(schedule);
    expect(await sendDueReports()).to.equal(0);
    expect((await ReportSchedule.findByPk(schedule.id))?.paused_at).to.be.instanceOf(Date);
    expect(await sendingsOf(schedule)).to.deep.equal([]);
  });

  it('an edit needs the current version, and a report of the present moment has no period', async () => {
    const schedule = await kept({ report: 'debtors' });
    const change = (version: number) =>
      api.call<Shown>('put', `/adm/report_schedules/${schedule.id}`, {
        token: keeper.token,
        headers: { 'If-Match': `"${version}"` },
        body: {
          rhythm: 'MONTHLY',
          month_day: 5,
          period: 'LAST_MONTH',
          format: 'xlsx',
          recipient_ids: [colleague.user.id],
        },
      });
    expect((await change(schedule.version + 1)).status).to.equal(409);
    const { status, body } = await change(schedule.version);
    expect([status, body.message.month_day, body.message.weekday]).to.deep.equal([200, 5, null]);
    expect(body.message.recipients.map(({ id }) => id)).to.deep.equal([colleague.user.id]);
    expect(body.message.next_on).to.match(/-05$/);
    await heldBack(async () => {
      await act(schedule, 'send');
      const token = await tokenTo(colleague, schedule);
      expect((await opened(token, colleague)).body.message).to.include({ from: null, to: null });
      expect((await file(token, colleague)).status).to.equal(200);
    });
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
