import type { StaffPayout } from '@odonta/api/contract';
import { up } from '@odonta/db/migrations/steps/20261128125100-fill-signatures-of-closed-payouts.ts';
import { AccountingDoc, AuditEntry, Letter, PrivateFile, StatusChange } from '@odonta/db/models';
import { buildAgentReport, buildReportedPayout } from '@odonta/db/testing/payoutFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../../testing/useApi.ts';
import { remindSigners } from '../../invoices/issueActs.ts';
import { reason, useActsWorld } from './testing/actsWorld.ts';

const day = 86_400;
const none = {
  act_state: null,
  act_file_id: null,
  act_sent_at: null,
  act_decided_at: null,
  act_reason: null,
};

describe('the end of a signed act', () => {
  const api = useApi();
  const { world, send, act, own, report, doc, listed } = useActsWorld(api);

  const fileOf = async () => (await world.payout.reload()).act_file_id ?? '';
  const isThere = async (id: string) => (await PrivateFile.count({ where: { id } })) === 1;
  const letters = () => Letter.count({ where: { kind: 'payout_act_dropped', record_id: world.payout.id } });
  const moves = async () => {
    const where = { resource: 'payouts', record_id: world.payout.id };
    return (await StatusChange.findAll({ where, order: ['id'] })).map(({ move }) => move);
  };

  it('is a report that is annulled: its scan is gone, the history and the centre know, and a new one is signed', async () => {
    await send();
    expect((await act('accept_act')).status).to.equal(200);
    const file = await fileOf();
    expect((await doc('annul', { reason: 'Ошибка в сумме' })).status).to.equal(200);
    expect(await world.payout.reload()).to.include({ ...none, status: 'FINISHED' });
    expect(await isThere(file)).to.equal(false);
    expect(await moves()).to.deep.equal(['send_act', 'accept_act', 'drop_act']);
    const where = { action: 'drop_act', resource: 'payouts', record_id: String(world.payout.id) };
    const entry = await AuditEntry.findOne({ where, rejectOnEmpty: true });
    expect(entry.changes).to.deep.equal({ act: ['Подписанный акт принят', null] });
    expect(entry.actor_id).to.equal(world.keeper.user.id);
    const [letter] = await Letter.findAll({
      where: { kind: 'payout_act_dropped', record_id: world.payout.id },
    });
    expect(letter?.text).to.include('аннулирован, поэтому скан, который вы прислали, больше не действует');
    expect((await send()).status, 'before there is a report').to.equal(409);
    expect(await listed({ act: 'MISSING' })).to.equal(0);

    await buildAgentReport(world.payout);
    expect((await own())?.act).to.include({ state: null, is_signed: false });
    expect(await listed({ act: 'MISSING' })).to.equal(1);
    expect((await send()).status).to.equal(200);
    expect((await act('return_act', { reason })).body.message).to.include({ status: 'FINISHED' });
    expect(await listed({ act: 'MISSING' })).to.equal(1);
    expect((await send()).body.message.act).to.include({ state: 'RECEIVED' });
    expect((await act('accept_act')).status).to.equal(200);
    expect((await report()).status).to.equal('FINISHED');
    expect([(await send()).status, await listed({ act: 'MISSING' })]).to.deep.equal([409, 0]);
  });

  it('is a report that is annulled while a scan waits, or nothing where none was sent', async () => {
    expect((await doc('annul', { reason: 'Ошибка в сумме' })).status).to.equal(200);
    expect([await moves(), await letters()]).to.deep.equal([[], 0]);
    await buildAgentReport(world.payout);
    await send();
    const file = await fileOf();
    expect((await doc('annul', { reason: 'Ошибка в сумме' })).status).to.equal(200);
    expect(await world.payout.reload()).to.include({ ...none, status: 'CONFIRMED' });
    expect(await isThere(file)).to.equal(false);
    expect(await letters()).to.equal(1);
  });

  it('is an original on paper, which accepts no scan that nobody has looked at, alone and in bulk', async () => {
    for (const sign of [
      () => doc('sign'),
      async () =>
        api.call('post', '/adm/accounting_docs/bulk', {
          token: world.keeper.token,
          body: { action: 'move', move: 'sign', ids: [(await report()).id] },
        }),
    ]) {
      world.payout = await buildReportedPayout({ center_id: world.payout.center_id });
      await send();
      const file = await fileOf();
      const answer = await sign();
      expect(answer.status, answer.text).to.equal(200);
      expect((await report()).status).to.equal('FINISHED');
      expect(await world.payout.reload()).to.include({ ...none, status: 'FINISHED' });
      expect(await isThere(file)).to.equal(false);
      expect((await own())?.act).to.include({ is_signed: true, state: null, mime: null });
    }
  });

  it('is an original on paper also of a closed payout whose report was made anew', async () => {
    await act('close');
    await doc('annul', { reason: 'Ошибка в сумме' });
    await buildAgentReport(world.payout);
    await send();
    const file = await fileOf();
    expect((await doc('sign')).status).to.equal(200);
    expect(await world.payout.reload()).to.include({ ...none, status: 'FINISHED' });
    expect([await isThere(file), await moves()]).to.deep.equal([false, ['close', 'send_act', 'drop_act']]);
  });

  it('is a payout closed by hand over a returned scan, which is deleted', async () => {
    await send();
    await act('return_act', { reason });
    const file = await fileOf();
    expect((await act('close')).body.message).to.include({ status: 'FINISHED' });
    expect(await world.payout.reload()).to.include(none);
    expect([await isThere(file), (await report()).status]).to.deep.equal([false, 'FINISHED']);
  });

  it('is decided one by one: in bulk nobody has opened the scans', async () => {
    await send();
    for (const body of [{ move: 'accept_act' }, { move: 'return_act', reason }])
      for (const path of ['bulk', 'bulk/preview']) {
        const answer = await api.call<StaffPayout>('post', `/adm/payouts/${path}`, {
          token: world.keeper.token,
          body: { action: 'move', ...body, ids: [world.payout.id] },
        });
        expect(answer.status, answer.text).to.equal(422);
      }
    expect(await world.payout.reload()).to.include({ act_state: 'RECEIVED', status: 'CONFIRMED' });
  });

  it('is not asked for by the weekly letter on the day of its return', async () => {
    const { id } = await report();
    const reminders = () => Letter.count({ where: { kind: 'act_reminder', record_id: id } });
    const now = Math.floor(Date.now() / 1000);
    await (await report()).update({ date: '2026-01-12', reminded_on: '2026-01-19' });
    await send();
    await act('return_act', { reason });
    await remindSigners(now);
    await remindSigners(now + 6 * day);
    expect(await reminders()).to.equal(0);
    await remindSigners(now + 7 * day);
    expect(await reminders()).to.equal(1);
  });

  it('is on paper where the payout was closed before scans were taken: its centre is asked for none', async () => {
    const { center_id } = world.payout;
    const closed = await buildReportedPayout({ center_id, status: 'FINISHED' });
    const sent = { act_state: 'RECEIVED', act_sent_at: new Date() } as const;
    const waiting = await buildReportedPayout({ center_id, status: 'FINISHED', ...sent });
    expect(await listed({ act: 'MISSING' })).to.equal(2);
    for (const _run of [1, 2]) await up(api.sequelize.getQueryInterface());
    const reports = await AccountingDoc.findAll({
      where: { payout_id: [world.payout.id, closed.id, waiting.id] },
      order: ['id'],
    });
    expect(reports.map(({ status }) => status)).to.deep.equal(['CREATED', 'FINISHED', 'CREATED']);
    expect(await listed({ act: 'MISSING' })).to.equal(1);
    const where = { resource: 'accounting_docs', record_id: reports[1]?.id ?? 0 };
    const history = await StatusChange.findAll({ where });
    expect(history.map(({ move, actor_name }) => [move, actor_name])).to.deep.equal([['sign', 'Система']]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
