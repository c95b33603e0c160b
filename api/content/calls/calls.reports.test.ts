import type { StaffCall } from '@odonta/api/contract';
import { Call } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { mangoOffice, signOf } from '../../platform/telephony/mangoOffice.ts';
import { useApi } from '../../testing/useApi.ts';

const [key, salt] = ['the key', 'the salt'];

describe('a call reported by the telephone exchange', () => {
  const api = useApi({ ports: { telephony: mangoOffice({ key, salt }) } });
  const now = nowInSeconds();

  const post = (event: string, fields: Record<string, string>) =>
    api.call('post', `/telephony/mango/events/${event}`, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const signed = (message: object) => {
    const json = JSON.stringify(message);
    return { vpbx_api_key: key, sign: signOf(key, json, salt), json };
  };
  const send = async (event: string, message: object) => (await post(event, signed(message))).status;
  const stored = (entry_id: string) => Call.findOne({ where: { entry_id } });

  const about = (entry_id: string, number = '79160003001') => ({
    appeared: {
      ...{ entry_id, timestamp: now - 100, call_state: 'Appeared', location: 'ivr' },
      ...{ from: { number }, to: { number: '74950000000' } },
    },
    connected: {
      ...{ entry_id, timestamp: now - 90, call_state: 'Connected', location: 'abonent' },
      ...{ from: { number }, to: { extension: '207' } },
    },
    summary: {
      ...{ entry_id, call_direction: 1, from: { number }, to: { extension: '207' }, entry_result: 1 },
      ...{ create_time: now - 100, talk_time: now - 90, end_time: now - 30 },
    },
  });

  it('is shown while it lasts, and belongs to the person whose internal number answered', async () => {
    const { id: user_id } = await buildUser({ name: 'Ева Телефонова', extension: '207' });
    const { appeared, connected, summary } = about('one');
    expect(await send('call', appeared)).to.equal(200);
    expect(await stored('one')).to.include({ outcome: null, user_id: null, phone: '+79160003001' });
    expect(await send('call', connected)).to.equal(200);
    expect(await stored('one')).to.include({ outcome: null, user_id });
    expect(await send('summary', summary)).to.equal(200);
    const { token } = await api.staff('MANAGER');
    const { body } = await api.call<StaffCall[]>('get', '/adm/calls', { token });
    expect(body.message).to.have.length(1);
    expect(body.message[0]).to.include({
      ...{ source: 'PBX', direction: 'IN', outcome: 'ANSWERED', user_name: 'Ева Телефонова' },
      ...{ started_at: now - 100, answered_at: now - 90, ended_at: now - 30, duration: 60 },
    });
  });

  it('comes out the same whatever the order of the messages, and however often each comes', async () => {
    const orders = ['appeared', 'connected', 'summary'] as const;
    const outcomes: unknown[] = [];
    for (const [index, order] of permutationsOf(orders).entries()) {
      const messages = about(`any-${index}`, '79160003002');
      for (const name of [...order, ...order])
        expect(await send(name === 'summary' ? 'summary' : 'call', messages[name])).to.equal(200);
      const {
        entry_id: _,
        id: _id,
        version: _v,
        created_at: _c,
        updated_at: _u,
        ...rest
      } = (await stored(`any-${index}`))?.get() ?? ({} as Record<string, unknown>);
      outcomes.push(rest);
    }
    expect(outcomes).to.have.length(6);
    for (const one of outcomes) expect(one).to.deep.equal(outcomes[0]);
  });

  it('is one row even when its messages come at the same time', async () => {
    const { appeared, connected, summary } = about('at once');
    const statuses = await Promise.all([
      ...[appeared, connected, appeared].map((message) => send('call', { ...message, entry_id: 'atonce' })),
      send('summary', { ...summary, entry_id: 'atonce' }),
    ]);
    expect(statuses).to.deep.equal([200, 200, 200, 200]);
    expect(await Call.count({ where: { entry_id: 'atonce' } })).to.equal(1);
    expect(await stored('atonce')).to.include({ outcome: 'ANSWERED' });
  });

  it('is missed by the person whom the summary names, also hours later, and without a phone if it is hidden', async () => {
    const missed = { ...about('missed').summary, entry_result: 0, talk_time: 0 };
    expect(await send('summary', { ...missed, create_time: now - 9000, end_time: now - 8000 })).to.equal(200);
    expect(await stored('missed')).to.include({ outcome: 'MISSED', answered_at: null });
    const hidden = { ...missed, entry_id: 'hidden', from: { number: 'anonymous' } };
    expect(await send('summary', hidden)).to.equal(200);
    expect(await stored('hidden')).to.include({ phone: null, outcome: 'MISSED' });
  });

  it('is not changed, brought back or invented by a forged or recorded message', async () => {
    const { summary } = about('attacked');
    const before = await Call.count();
    const fields = signed(summary);
    const forged = [
      { ...fields, sign: '0'.repeat(64) },
      { ...fields, json: fields.json.replace('attacked', 'attacker') },
      { ...fields, vpbx_api_key: 'guessed' },
      { json: fields.json } as unknown as typeof fields,
    ];
    for (const attack of forged) expect((await post('summary', attack)).status).to.equal(403);
    // A valid message of eight days ago is acknowledged, so that it does not come again, and stores nothing.
    const old = now - 8 * 86_400;
    const recorded = { ...summary, create_time: old, talk_time: old, end_time: old };
    expect(await send('summary', recorded)).to.equal(200);
    expect(await Call.count()).to.equal(before);
    // The control: the same message of today is stored.
    expect(await send('summary', summary)).to.equal(200);
    expect(await Call.count()).to.equal(before + 1);
  });

  it('is refused where it is no form, too long or nonsense under a valid signature', async () => {
    const path = '/telephony/mango/events/call';
    expect((await api.call('post', path, { body: signed(about('json').appeared) })).status).to.equal(415);
    expect((await post('call', { ...signed({}), filler: 'x'.repeat(20_000) })).status).to.equal(413);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`field${n}`, '1']));
    expect((await post('call', { ...many, ...signed({}) })).status).to.equal(400);
    expect(await send('call', { entry_id: '../../etc' })).to.equal(400);
  });

  it('has no address where no exchange is configured', async () => {
    api.ports.telephony = null;
    const { status, body } = await post('call', signed(about('absent').appeared));
    const nowhere = await api.call('post', '/telephony/other', {});
    expect([status, body.message]).to.deep.equal([404, nowhere.body.message]);
    api.ports.telephony = mangoOffice({ key, salt });
  });

  it('gets no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
