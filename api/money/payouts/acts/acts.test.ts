import type { StaffPayout } from '@odonta/api/contract';
import { AuditEntry, Letter, Payout, PrivateFile, StaffNotice, StatusChange } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildPayout } from '@odonta/db/testing/payoutFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../../testing/useApi.ts';
import { remindSigners } from '../../invoices/issueActs.ts';
import { png, reason, scan, useActsWorld } from './testing/actsWorld.ts';

describe('the signed act of a payout', () => {
  const api = useApi();
  const { world, memberAs, send, act, own, report, listed, reading } = useActsWorld(api);
  const digest = () => api.sequelize.query('select p.* from payouts p order by id').then(([rows]) => rows);

  it('is the report of the agent, which the centre sends back as a scan and an accountant accepts', async () => {
    expect((await own())?.act).to.include({ state: null, is_signed: false, mime: null });
    expect(await listed({ act: 'MISSING' })).to.equal(1);
    const sent = await send();
    expect(sent.status, sent.text).to.equal(200);
    expect(sent.body.message.act).to.include({ state: 'RECEIVED', reason: null, mime: 'application/pdf' });
    expect([await listed({ act: 'MISSING' }), await listed({ act: 'RECEIVED' })]).to.deep.equal([0, 1]);
    const path = `/payouts/${world.payout.id}/show`;
    expect(await StaffNotice.count({ where: { user_id: world.keeper.user.id, path } })).to.equal(1);
    const { version } = (await api.call<StaffPayout>('get', `/adm/payouts/${world.payout.id}`, world.keeper))
      .body.message;
    expect((await act('accept_act', { version })).body.message).to.include({ status: 'FINISHED' });
    expect((await report()).status).to.equal('FINISHED');
    expect((await own())?.act).to.include({ state: 'ACCEPTED', is_signed: true });
    const moves = await StatusChange.findAll({
      where: { resource: 'payouts', record_id: world.payout.id },
      order: ['id'],
    });
    expect(moves.map(({ move }) => move)).to.deep.equal(['send_act', 'accept_act']);
    const late = await send();
    expect([late.status, late.body.message]).to.deep.equal([
      409,
      'Акт по этой выплате уже подписан: присылать его не нужно',
    ]);
  });

  it('is returned with a reason, of which the centre is written to, and another scan replaces it', async () => {
    await send();
    expect((await act('return_act')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    expect((await act('return_act', { reason })).status).to.equal(200);
    expect((await own())?.act).to.include({ state: 'RETURNED', reason });
    const letter = await Letter.findOne({
      where: { kind: 'payout_act_returned', record_id: world.payout.id },
    });
    expect(letter?.text).to.include(reason).and.include('/partner/payouts');
    expect(await listed({ act: 'MISSING' })).to.equal(1);
    const before = (await world.payout.reload()).act_file_id;
    expect((await PrivateFile.findByPk(before ?? ''))?.delete_after).to.be.instanceOf(Date);
    expect((await send(png)).body.message.act).to.include({
      state: 'RECEIVED',
      reason: null,
      mime: 'image/png',
    });
    expect(await PrivateFile.findByPk(before ?? '')).to.equal(null);
    const kept = await PrivateFile.findByPk((await world.payout.reload()).act_file_id ?? '');
    expect(kept?.delete_after).to.equal(null);
  });

  it('is decided about once, and only as it was seen', async () => {
    await send();
    const { version } = await world.payout.reload();
    await send(png);
    expect((await act('accept_act', { version })).status).to.equal(409);
    expect((await act('close')).status, 'past the scan').to.equal(409);
    expect((await world.payout.reload()).act_state).to.equal('RECEIVED');
    const other = (await api.staff('BOOKKEEPER')).token;
    const seen = { version: world.payout.version };
    const answers = await Promise.all([
      act('accept_act', seen),
      act('return_act', { ...seen, reason }, other),
      act('accept_act', seen, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
    expect((await act('return_act', { reason })).status).to.equal(409);
  });

  it('is one also where two members send it at the same moment', async () => {
    const owner = await memberAs('OWNER');
    const answers = await Promise.all([send(scan), send(png, owner), send(scan, owner)]);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    const ids = (await PrivateFile.findAll({ where: { kind: 'SIGNED_ACT' } })).map(({ id }) => id);
    const files = await Payout.findAll({ where: { act_file_id: ids } });
    expect(files).to.have.length(ids.length);
  });

  it('refuses what is no document, is empty, too large or sent too early, and changes nothing', async () => {
    const early = await buildPayout({ center_id: world.payout.center_id });
    const before = await digest();
    const files = await PrivateFile.count();
    expect((await send('')).body.errors).to.deep.equal({ file: 'Выберите файл' });
    for (const hostile of [
      '<script>alert(1)</script>',
      'MZ\u0090',
      '<svg onload="ran()"/>',
      'PK\u0003\u0004',
    ])
      expect((await send(hostile)).status).to.equal(415);
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    large.set(Buffer.from('%PDF-1.7'));
    expect((await send(large)).status).to.equal(413);
    expect((await send(scan, world.token, early.id)).status).to.equal(409);
    expect([await digest(), await PrivateFile.count()]).to.deep.equal([before, files]);
  });

  it('is opened by its own centre and by staff who see payouts, as a download, and the log says so', async () => {
    await send('%PDF-1.7 <script>alert(1)</script>');
    const path = `/partner/payouts/${world.payout.id}/act`;
    const file = await reading(path, world.token);
    expect([file.status, file.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).to.equal(
      `attachment; filename="akt-${world.payout.id}.pdf"`,
    );
    expect(file.headers.get('content-security-policy')).to.include('sandbox');
    expect((await reading(path, await memberAs('EDITOR'))).status).to.equal(404);
    const stranger = await api.tokenOf(await buildPartner(await buildCenter()));
    expect((await reading(path, stranger)).status).to.equal(404);
    expect((await send(scan, stranger)).status).to.equal(404);
    expect((await send(scan, await memberAs('ORDERS'))).status).to.equal(404);
    const staff = `/adm/payouts/${world.payout.id}/act`;
    expect((await reading(staff, world.keeper.token)).status).to.equal(200);
    const where = { action: 'reveal', resource: 'payouts', record_id: String(world.payout.id) };
    expect(await AuditEntry.count({ where })).to.equal(1);
    expect((await reading(staff, (await api.staff('PARTNER_MANAGER')).token)).status).to.equal(404);
    expect((await reading(staff, (await api.staff('ARTICLES')).token)).status).to.equal(403);
  });

  it('is asked for again by a letter week by week, except while a scan waits for its check', async () => {
    const { id } = await report();
    const reminders = () => Letter.findAll({ where: { kind: 'act_reminder', record_id: id } });
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
    await Promise.all([remindSigners(at('2026-12-02')), remindSigners(at('2026-12-02'))]);
    expect((await reminders()).map(({ text }) => text.includes('/partner/payouts'))).to.deep.equal([true]);
    await send();
    await remindSigners(at('2026-12-10'));
    expect(await reminders()).to.have.length(1);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
