import type { OwnCenter } from '@odonta/api/contract';
import { AuditEntry, Center, Letter, StaffNotice } from '@odonta/db/models';
import { buildCenter, buildPartner, inDays } from '@odonta/db/testing/factories.ts';
import { dayInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const pause = {
  closed_from: moscowDay(new Date()),
  closed_to: moscowDay(inDays(10)),
  closure_note: 'Мы в отпуске и ответим в марте',
};
const coming = { ...pause, closed_from: moscowDay(inDays(5)) };
const nothing = { closed_from: null, closed_to: null, closure_note: null };

describe('the limits of pausing a centre', () => {
  const api = useApi();
  const staff = useStaff(api, 'ADMIN');
  let center: Center;
  let email: string;
  let token: string;

  beforeEach(async () => {
    center = await buildCenter({ manager_id: (await api.staff('PARTNER_MANAGER')).user.id });
    const owner = await buildPartner(center);
    ({ email } = owner);
    token = await api.tokenOf(owner);
  });

  const call = (method: string, body: object = {}) =>
    api.call<OwnCenter[]>(method, `/partner/centers/${center.id}/closure`, { token, body });
  const byStaff = async (said: object) => {
    const { name, version } = await center.reload();
    const body = { version, name, email: center.email, ...said };
    const { status, text } = await api.call('put', `/adm/centers/${center.id}`, { token: staff.token, body });
    expect(status, text).to.equal(200);
  };
  const own = async () => (await api.call<OwnCenter[]>('get', '/partner/centers', { token })).body.message[0];
  const audits = () => AuditEntry.count({ where: { resource: 'centers', record_id: String(center.id) } });
  const notices = async () =>
    (
      await StaffNotice.findAll({
        where: { kind: 'center_closure', user_id: center.manager_id ?? 0 },
        order: ['id'],
      })
    ).map(({ text }) => text);
  const letters = async () =>
    (
      await Letter.findAll({ where: { resource: 'centers', record_id: center.id, to: email }, order: ['id'] })
    ).map(({ kind, subject }) => [kind, subject]);

  it('a pause of staff is theirs to change and to end, and the owner hears of both', async () => {
    await byStaff(pause);
    expect(await own()).to.include({ can_pause_sales: false, is_closed_by_staff: true });
    for (const [method, body] of [
      ['delete', {}],
      ['put', { ...pause, closed_to: pause.closed_from }],
    ] as const) {
      const refused = await call(method, body);
      expect([refused.status, refused.body.message]).to.deep.equal([
        409,
        'Продажи приостановили сотрудники «Одонты»: напишите менеджеру',
      ]);
    }
    expect((await center.reload()).closed_to).to.equal(pause.closed_to);
    await byStaff(nothing);
    expect(await own()).to.include({ can_pause_sales: true, is_closed_by_staff: false, closed_from: null });
    await byStaff({ city: 'Пермь' });
    expect(await letters(), 'nothing of other edits').to.deep.equal([
      ['center_paused', 'Продажи центра приостановлены'],
      ['center_reopened', 'Продажи центра открыты'],
    ]);
    const { text } = await Letter.findOne({
      where: { kind: 'center_paused', to: email },
      rejectOnEmpty: true,
    });
    expect(text).to.include(dayInWords(pause.closed_to)).and.include(pause.closure_note);
  });

  it('a pause of the owner that staff change is theirs from then on, until it is over', async () => {
    expect((await call('put', coming)).status).to.equal(200);
    await byStaff({ ...coming, closed_to: moscowDay(inDays(20)) });
    expect((await call('delete')).status).to.equal(409);
    expect((await letters())[0]?.[1]).to.equal('Назначена пауза продаж центра');
    await Center.update(
      { closed_from: moscowDay(inDays(-9)), closed_to: moscowDay(inDays(-1)) },
      { where: { id: center.id } },
    );
    expect((await call('put', pause)).body.message[0]).to.include({ can_pause_sales: true, ...pause });
    expect((await call('delete')).status).to.equal(200);
  });

  it('an unchanged pause is no change: nothing is journalled and nobody is rung at', async () => {
    for (const _ of [1, 2, 3]) expect((await call('put', pause)).status).to.equal(200);
    expect([await audits(), (await notices()).length]).to.deep.equal([1, 1]);
  });

  it('changes ten times a day, and may still be ended', async () => {
    const change = (day: number) => call('put', { ...pause, closed_to: moscowDay(inDays(day)) });
    for (let day = 1; day <= 10; day += 1) expect((await change(day)).status).to.equal(200);
    const refused = await change(11);
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      'За сутки паузу меняли уже 10 раз: вернитесь к этому завтра или напишите менеджеру',
    ]);
    expect((await call('delete')).status).to.equal(200);
    expect((await call('put', pause)).status).to.equal(409);
  });

  it('staff read whether it lasts or is to come', async () => {
    await call('put', coming);
    await call('delete');
    await call('put', pause);
    await call('delete');
    const days = ({ closed_from, closed_to }: typeof pause) =>
      `с ${dayInWords(closed_from)} по ${dayInWords(closed_to)} включительно`;
    expect((await notices()).map((text) => text.replace(`Центр «${center.name}» `, ''))).to.deep.equal([
      `назначил паузу продаж ${days(coming)}`,
      'отменил назначенную паузу продаж',
      `приостановил продажи ${days(pause)}`,
      'снова продаёт курсы',
    ]);
  });

  it('a form that was opened before another change overwrites nothing', async () => {
    const seen = await own();
    await byStaff(coming);
    await byStaff(nothing);
    const { status, body } = await call('put', { ...pause, version: seen?.version });
    expect([status, body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
    expect(body.message).to.match(/^Пока форма была открыта, данные центра изменились/);
    expect((await center.reload()).closed_from).to.equal(null);
    expect((await call('put', { ...pause, version: (await own())?.version })).status).to.equal(200);
  });

  it('a pause that is over is not prolonged backwards', async () => {
    const past = { closed_from: moscowDay(inDays(-5)), closed_to: moscowDay(inDays(-1)) };
    await Center.update({ ...pause, ...past }, { where: { id: center.id } });
    for (const closed_to of [past.closed_to, pause.closed_to]) {
      const { status, body } = await call('put', { ...pause, ...past, closed_to });
      expect([status, Object.keys(body.errors ?? {})]).to.deep.equal([422, ['closed_from']]);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
