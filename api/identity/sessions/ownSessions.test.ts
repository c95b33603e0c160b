import { randomUUID } from 'node:crypto';
import type { SessionEntry } from '@odonta/api/contract';
import { AuditEntry, Session } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import type { TestApi } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';

describe('sessions in the hands of their owner', () => {
  const api = useApi();

  const person = async (kind: 'staff' | 'partner' = 'staff') => {
    const user =
      kind === 'staff' ? (await api.staff('MANAGER')).user : await buildPartner(await buildCenter());
    const [token, other] = [await api.tokenOf(user), await api.tokenOf(user)];
    return { user, token, other, at: kind === 'staff' ? '/adm/me' : '/partner/me' };
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const list = async ({ at }: Person, token: string, node: Pick<TestApi, 'call'> = api) =>
    (await node.call<SessionEntry[]>('get', `${at}/sessions`, { token })).body.message;
  const sidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string;

  for (const kind of ['staff', 'partner'] as const) {
    it(`a list shows ${kind} his own active sessions, with this one marked`, async () => {
      const one = await person(kind);
      await person(kind);
      const gone = await Session.findByPk(sidOf(await api.tokenOf(one.user)), { rejectOnEmpty: true });
      await gone.update({ expires_at: new Date(0) });
      const resting = await Session.findByPk(sidOf(await api.tokenOf(one.user)), { rejectOnEmpty: true });
      await resting.update({ last_used_at: new Date(0) });
      const shown = await list(one, one.token);
      const marks = Object.fromEntries(shown.map(({ id, is_current }) => [id, is_current]));
      expect(marks).to.include({ [sidOf(one.token)]: true, [sidOf(one.other)]: false });
      expect(marks).to.not.have.any.keys(gone.id, resting.id);
      expect(shown.filter(({ is_current }) => is_current)).to.have.length(1);
      expect(JSON.stringify(shown)).to.not.match(/subject|audience|proved/);
    });

    it(`sessions are ended by ${kind} one by one, on every node`, async () => {
      const one = await person(kind);
      const second = await api.node();
      const { status } = await api.call('delete', `${one.at}/sessions/${sidOf(one.other)}`, {
        token: one.token,
      });
      expect(status).to.equal(200);
      expect((await second.call('get', one.at, { token: one.other })).status).to.equal(401);
      expect((await second.call('get', one.at, { token: one.token })).status).to.equal(200);
      expect((await Session.findByPk(sidOf(one.other)))?.ended_because).to.equal('REVOKED');
      await second.close();
    });

    it(`sessions are ended by ${kind} all but this one`, async () => {
      const one = await person(kind);
      const stranger = await person(kind);
      const { body } = await api.call<{ ended: number }>('delete', `${one.at}/sessions`, {
        token: one.token,
      });
      expect(body.message.ended).to.equal(kind === 'staff' ? 2 : 1);
      expect((await list(one, one.token)).map(({ id }) => id)).to.deep.equal([sidOf(one.token)]);
      for (const token of [stranger.token, stranger.other])
        expect((await api.call('get', one.at, { token })).status).to.equal(200);
      const actions = { action: 'end_sessions', record_id: String(one.user.id) };
      expect(await AuditEntry.count({ where: actions })).to.equal(1);
    });
  }

  it('guessed numbers end no session of another user', async () => {
    const [one, stranger] = [await person(), await person('partner')];
    for (const sid of [sidOf(stranger.token), randomUUID(), '1', "1' or '1'='1", 'undefined']) {
      const path = `/adm/me/sessions/${encodeURIComponent(sid)}`;
      expect((await api.call('delete', path, { token: one.token })).status).to.equal(404);
    }
    expect((await api.call('get', '/partner/me', { token: stranger.token })).status).to.equal(200);
    // The same number ends it when it is one's own: it was the owner that was wrong, not the way of asking.
    const own = `/partner/me/sessions/${sidOf(stranger.token)}`;
    expect((await api.call('delete', own, { token: stranger.other })).status).to.equal(200);
    expect((await api.call('get', '/partner/me', { token: stranger.token })).status).to.equal(401);
  });

  it('staff who see users see sessions, and staff who may block users end them', async () => {
    const one = await person();
    const [admin, looker] = [await api.staff('ADMIN'), await api.staff('ROP_COURSE')];
    const at = `/adm/users/${one.user.id}/sessions`;
    const seen = await api.call<SessionEntry[]>('get', at, { token: looker.token });
    expect(seen.body.message).to.have.length(3);
    expect(seen.body.message.some(({ is_current }) => is_current)).to.equal(false);
    expect((await api.call('delete', at, { token: looker.token })).status).to.equal(403);
    expect((await api.call('get', '/adm/me', { token: one.token })).status).to.equal(200);
    const ended = await api.call<{ ended: number }>('delete', at, { token: admin.token });
    expect(ended.body.message.ended).to.equal(3);
    expect((await api.call('get', '/adm/me', { token: one.token })).status).to.equal(401);
    for (const id of ['0', '999999999', 'abc'])
      for (const method of ['get', 'delete'])
        expect((await api.call(method, `/adm/users/${id}/sessions`, { token: admin.token })).status).to.equal(
          404,
        );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
