import { randomBytes } from 'node:crypto';
import type { MailingEnding, StaffMailing } from '@odonta/api/contract';
import { Consent, type Mailing, MailingRecipient, MailSuppression } from '@odonta/db/models';
import { buildMailSuppression, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { mailingPath } from '@odonta/db/vocabulary/addresses.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { beginDue } from './beginning.ts';
import { deleteAddresses } from './deleteAddresses.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';
import { tokenOf } from './tokens.ts';

describe('the links of a mailing', () => {
  const api = useApi();
  let mailing: Mailing;
  let rows: MailingRecipient[];
  before(async () => {
    await buildReaders(120);
    mailing = await api.run(() => buildTestedMailing());
    await api.run(beginDue);
    rows = await MailingRecipient.findAll({ where: { mailing_id: mailing.id }, order: ['id'] });
  });

  const token = (purpose: Parameters<typeof tokenOf>[0], index = 0) =>
    api.run(() => tokenOf(purpose, rows[index]?.id ?? '0'));
  const fetched = (path: string, init: RequestInit = {}) =>
    fetch(`${api.url}/api${path}`, { redirect: 'manual', ...init });
  const press = (path: string, body = 'List-Unsubscribe=One-Click') =>
    fetched(path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  const endingOf = (index: number) => `/mailing/unsubscribe/${token('unsubscribe', index)}`;
  const stateOf = async (index: number) => {
    const where = { id: rows[index]?.id ?? '0' };
    const row = await MailingRecipient.findOne({ where, rejectOnEmpty: true });
    return [row.state, row.skipped_because, row.unsubscribed_at !== null];
  };

  it('reading the page ends nothing, and its button ends mailings at once', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { body } = await api.call<MailingEnding>('get', endingOf(0));
      expect(body.message).to.deep.equal({ is_ended: false, is_stopped: false });
    }
    expect((await fetched(endingOf(0), { method: 'HEAD' })).status).to.equal(200);
    expect(await stateOf(0)).to.deep.equal(['QUEUED', null, false]);
    expect((await api.call('delete', endingOf(0), { body: {} })).status).to.equal(200);
    expect(await stateOf(0)).to.deep.equal(['SKIPPED', 'SUPPRESSED', true]);
    expect((await api.call('delete', endingOf(0), { body: {} })).status, 'again').to.equal(200);
    const email = rows[0]?.email ?? '';
    const where = { email, reason: 'UNSUBSCRIBED', status: 'SUPPRESSED' };
    expect(await MailSuppression.count({ where })).to.equal(1);
    expect(await Consent.count({ where: { email, withdrawn_at: null } })).to.equal(0);
  });

  it('the page says what is so now: he may have agreed again, or have no mailbox', async () => {
    const email = rows[0]?.email ?? '';
    const read = async () => (await api.call<MailingEnding>('get', endingOf(0))).body.message;
    expect(await read()).to.deep.equal({ is_ended: true, is_stopped: false });
    await MailSuppression.update({ status: 'LIFTED' }, { where: { email } });
    await Consent.update({ withdrawn_at: null }, { where: { email } });
    expect(await read()).to.deep.equal({ is_ended: false, is_stopped: false });
    await buildMailSuppression({ email, reason: 'HARD_BOUNCE' });
    expect(await read()).to.deep.equal({ is_ended: false, is_stopped: true });
    expect((await api.call('delete', endingOf(0), { body: {} })).status).to.equal(200);
    expect(await read()).to.deep.equal({ is_ended: true, is_stopped: true });
  });

  it('the button of a mail client ends them without a session', async () => {
    expect((await press(endingOf(1))).status).to.equal(200);
    expect(await stateOf(1)).to.deep.equal(['SKIPPED', 'SUPPRESSED', true]);
    expect((await press(endingOf(2), `List-Unsubscribe=${'x'.repeat(5000)}`)).status).to.equal(413);
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    for (const body of [parts, null])
      expect((await fetched(endingOf(10), { method: 'POST', body })).status).to.equal(200);
    expect(await stateOf(10)).to.deep.equal(['SKIPPED', 'SUPPRESSED', true]);
  });

  it('the address of the button leads a browser to the page, and ends nothing', async () => {
    const opened = await fetched(endingOf(11), { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect([opened.status, opened.headers.get('location')]).to.deep.equal([
      303,
      mailingPath(token('unsubscribe', 11)),
    ]);
    expect((await fetched(endingOf(11))).status, 'as the page reads it').to.equal(200);
    expect(await stateOf(11)).to.deep.equal(['QUEUED', null, false]);
    expect(await stateOf(2)).to.deep.equal(['QUEUED', null, false]);
  });

  it('forged tokens of unsubscribing end nothing, 100 of 100', async () => {
    const real = token('unsubscribe', 3);
    const statuses = new Set<number>();
    for (let number = 0; number < 100; number += 1)
      statuses.add((await press(`/mailing/unsubscribe/${forged(real, number)}`)).status);
    expect([...statuses]).to.deep.equal([404]);
    for (const other of [token('open', 3), token('click 1', 3)])
      expect((await press(`/mailing/unsubscribe/${other}`)).status, 'of another purpose').to.equal(404);
    expect(await MailingRecipient.count({ where: { mailing_id: mailing.id, state: 'SKIPPED' } })).to.equal(3);
  });

  it('a link leads where the letter says and counts once; forged ones lead nowhere, 100 of 100', async () => {
    const real = token('click 1', 4);
    const followed = await fetched(`/mailing/click/1/${real}?url=https://evil.example/`);
    expect([followed.status, followed.headers.get('location')]).to.deep.equal([
      302,
      'https://advertiser.example.ru/kursy?erid=erid-9',
    ]);
    await fetched(`/mailing/click/1/${real}`);
    for (let number = 0; number < 100; number += 1)
      expect((await fetched(`/mailing/click/1/${forged(real, number)}`)).status).to.equal(404);
    expect((await fetched(`/mailing/click/0/${real}`)).status, 'of another link').to.equal(404);
    expect((await fetched(`/mailing/click/0/${token('click 0', 4)}`)).status, 'of a heading').to.equal(404);
    expect((await fetched(`/mailing/open/${token('open', 4)}`)).headers.get('content-type')).to.equal(
      'image/gif',
    );
    expect((await fetched(`/mailing/open/${real}`)).status).to.equal(404);
    const { token: staff } = await api.staff('MANAGER_NOTISEND');
    const { body } = await api.call<StaffMailing>('get', `/adm/mailings/${mailing.id}`, { token: staff });
    expect(body.message.stats).to.include({
      clicked: 1,
      opened: 1,
      unsubscribed: 3,
      skipped: 3,
      queued: 117,
    });
    expect(JSON.stringify(body), 'no address').to.not.include('@test.local');
  });

  it('addresses of a mailing are forgotten a year after its end, and its figures stay', async () => {
    const where = { mailing_id: mailing.id };
    await MailingRecipient.update(
      { error: `550 5.1.1 <${rows[5]?.email}>` },
      { where: { ...where, state: 'SKIPPED' } },
    );
    const [link, count] = [
      endingOf(5),
      await MailingRecipient.count({ where: { ...where, state: 'SKIPPED' } }),
    ];
    const { token: staff } = await api.staff('MANAGER_NOTISEND');
    await api.call('post', `/adm/mailings/${mailing.id}/stop`, { token: staff, body: { reason: 'Хватит' } });
    const goneAfter = async (days: number) => {
      await mailing.reload();
      await mailing.update({ finished_at: new Date(Date.now() - days * 86_400_000) });
      await api.run(deleteAddresses);
      return MailingRecipient.count({ where: { ...where, email: null, error: null } });
    };
    expect(await goneAfter(364)).to.equal(0);
    expect((await api.call('get', link)).status).to.equal(200);
    expect(await goneAfter(367)).to.equal(120);
    expect((await api.call('get', link)).status, 'nobody to end them for').to.equal(404);
    expect(await MailingRecipient.count({ where: { ...where, skipped_because: 'SUPPRESSED' } })).to.equal(
      count,
    );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** One letter of a real token changed, the number of another person, or chance. */
function forged(real: string, number: number): string {
  if (number % 3 === 0) return randomBytes(24).toString('base64url');
  const bytes = Buffer.from(real, 'base64url');
  const at = number % 3 === 1 ? 5 : 6 + (number % 18);
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 + (number % 255)), at);
  return bytes.toString('base64url');
}
