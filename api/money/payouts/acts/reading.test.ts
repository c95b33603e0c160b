import type { SignedIn } from '@odonta/api/contract';
import { Payout, PrivateFile, UserMembership } from '@odonta/db/models';
import { expect } from 'chai';
import { deletePrivateFiles } from '../../../platform/files/deletePrivateFiles.ts';
import type { FileStorage } from '../../../platform/files/storage/fileStorage.ts';
import { type ObjectStorage, startObjectStorage } from '../../../testing/objectStorage/objectStorage.ts';
import { bucketOf } from '../../../testing/objectStorage/storages.ts';
import { type TestApi, testApi } from '../../../testing/testApi.ts';
import { useApi } from '../../../testing/useApi.ts';
import { reason, scan, useActsWorld } from './testing/actsWorld.ts';

describe('the scan of a signed act', () => {
  const api = useApi();
  const { world, send, act, own, reading } = useActsWorld(api);

  it('is closed to impersonators of the centre and of staff', async () => {
    await send();
    const admin = await api.staff('ADMIN');
    const entered = async (id: number) => {
      const body = { reason: 'Проверяю жалобу на доступ' };
      const path = `/adm/users/${id}/impersonate`;
      return (await api.call<SignedIn>('post', path, { token: admin.token, body })).body.message.token;
    };
    const { user_id } = await UserMembership.findOne({
      where: { center_id: world.payout.center_id },
      rejectOnEmpty: true,
    });
    for (const [path, itself, id] of [
      [`/partner/payouts/${world.payout.id}/act`, world.token, user_id],
      [`/adm/payouts/${world.payout.id}/act`, world.keeper.token, world.keeper.user.id],
    ] as const)
      expect([
        (await reading(path, await entered(id))).status,
        (await reading(path, itself)).status,
      ]).to.deep.equal([403, 200]);
  });

  it('is deleted by the clock once returned, and the reason stays', async () => {
    await send();
    await act('return_act', { reason });
    const { act_file_id: id } = await world.payout.reload();
    await deletePrivateFiles();
    expect(await PrivateFile.count({ where: { id: id ?? '' } }), 'before its time').to.equal(1);
    await PrivateFile.update({ delete_after: new Date(Date.now() - 1000) }, { where: { id: id ?? '' } });
    await deletePrivateFiles();
    expect(await world.payout.reload()).to.include({
      act_state: 'RETURNED',
      act_file_id: null,
      act_reason: reason,
    });
    expect((await own())?.act).to.include({ state: 'RETURNED', reason, mime: null, file_id: null });
    expect((await reading(`/partner/payouts/${world.payout.id}/act`, world.token)).status).to.equal(404);
    expect((await send()).status).to.equal(200);
  });

  it('is named by another id where another has replaced it, also within a second', async () => {
    const first = (await send()).body.message.act?.file_id;
    const second = (await send()).body.message.act?.file_id;
    expect(first).to.be.a('string');
    expect(second).to.be.a('string').and.not.equal(first);
  });

  it('has no state that the database would not believe', async () => {
    const file = await PrivateFile.create({
      id: crypto.randomUUID(),
      kind: 'SIGNED_ACT',
      mime: 'application/pdf',
      bytes: Buffer.from(scan),
    });
    const at = new Date();
    const { id } = world.payout;
    const write = (values: object) => Payout.update(values, { where: { id } });
    for (const [values, broken] of [
      [{ act_state: 'RECEIVED' }, 'signed_acts_are_sent'],
      [{ act_sent_at: at }, 'signed_acts_are_sent'],
      [{ act_file_id: file.id }, 'signed_acts_are_sent'],
      [{ act_state: 'RECEIVED', act_sent_at: at, act_decided_at: at }, 'signed_acts_are_decided_about'],
      [{ act_state: 'ACCEPTED', act_sent_at: at, status: 'FINISHED' }, 'signed_acts_are_decided_about'],
      [
        { act_state: 'RETURNED', act_sent_at: at, act_decided_at: at },
        'signed_acts_are_returned_with_a_reason',
      ],
      [{ act_reason: reason }, 'signed_acts_are_returned_with_a_reason'],
      [{ act_state: 'ACCEPTED', act_sent_at: at, act_decided_at: at }, 'signed_acts_are_of_paid_payouts'],
      [{ act_state: 'RECEIVED', act_sent_at: at, status: 'CREATED' }, 'signed_acts_are_of_paid_payouts'],
      [{ act_state: 'LOST', act_sent_at: at, act_decided_at: at }, 'payouts_act_state_check'],
    ] as const)
      expect(
        await write(values).then(
          () => 'written',
          ({ message }) => message,
        ),
      ).to.include(broken);
    await write({ act_state: 'RECEIVED', act_sent_at: at, act_file_id: file.id, status: 'FINISHED' });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

describe('the scan of a signed act in a bucket', function () {
  this.timeout(60_000);
  let server: ObjectStorage;
  let files: FileStorage;
  const api = {} as TestApi;
  before(async () => {
    server = await startObjectStorage();
    files = await bucketOf(server);
    Object.assign(api, await testApi({ ports: { files } }));
  });
  const { send, act } = useActsWorld(api);
  after(async () => {
    await api.close?.();
    files?.close();
    await server?.stop();
  });

  it('is not stored where it is refused', async () => {
    const stored = () => server.requests().filter((request) => request.startsWith('PUT')).length;
    expect((await send()).status).to.equal(200);
    expect(stored()).to.equal(1);
    await act('accept_act');
    expect((await send()).status).to.equal(409);
    expect(stored()).to.equal(1);
  });
});
