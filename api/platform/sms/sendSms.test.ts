import type { StaffLetter } from '@odonta/api/contract';
import { Letter } from '@odonta/db/models';
import { inTransaction } from '@odonta/db/postgres/transaction.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { writeSms } from './sendSms.ts';

const secret = '481516';

describe('a text message of the outbox', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });
  afterEach(() => {
    api.ports.areSecretsShown = false;
  });

  const written = async (to: string) => {
    const sms = { kind: 'phone_code', to, subject: 'Код для входа', text: 'Код: {secret}', secret };
    await inTransaction(api.sequelize, (transaction) => writeSms(sms, transaction));
    return Letter.findOne({ where: { to }, order: [['id', 'DESC']], rejectOnEmpty: true });
  };
  const settled = (letter: Letter, status: Letter['status']) =>
    eventually(async () => expect((await letter.reload()).status).to.equal(status));
  const shown = async ({ id }: Letter) =>
    (await api.call<StaffLetter>('get', `/adm/outbox/${id}`, { token })).body.message;
  const found = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q }));
    return (await api.call<StaffLetter[]>('get', `/adm/outbox?filter=${filter}`, { token })).body.message;
  };

  it('is handed to the service, and its secret is forgotten with that', async () => {
    const letter = await written('+79161234567');
    await settled(letter, 'SENT');
    expect(letter).to.include({ channel: 'SMS', attempts: 1, secret: null });
    expect(JSON.stringify(await shown(letter))).to.not.include(secret);
    const again = await api.call('post', `/adm/outbox/${letter.id}/resend`, { token });
    expect([again.status, again.body.message]).to.deep.equal([
      409,
      'Код или ссылка действуют один раз и здесь уже забыты: нужно запросить новые',
    ]);
  });

  it('is tried again after a failure that may pass, and is not after a refusal for good', async () => {
    const [passing, final] = [await written('+79000000220'), await written('+79000000209')];
    await settled(final, 'FAILED');
    await eventually(async () => expect((await passing.reload()).attempts).to.be.at.least(2), 20);
    expect(passing.error).to.include('code 220');
    expect((await final.reload()).attempts).to.equal(1);
    expect(final.error).to.include('code 209');
  }).timeout(30_000);

  it('shows its secret to no staff, who cannot find it by a search either', async () => {
    const letter = await written('+79000000202');
    await settled(letter, 'FAILED');
    expect(letter.secret, 'kept until it is delivered').to.equal(secret);
    expect(await shown(letter)).to.include({ text: 'Код: ••••••', error: letter.error });
    expect(await found(secret)).to.deep.equal([]);
    expect(await found('Код')).to.not.be.empty;
    api.ports.areSecretsShown = true;
    expect((await shown(letter)).text, 'in a demonstration').to.equal(`Код: ${secret}`);
  });

  it('keeps its secret after delivery in a demonstration alone', async () => {
    api.ports.areSecretsShown = true;
    const letter = await written('+79161234568');
    await settled(letter, 'SENT');
    expect((await shown(letter)).text).to.equal(`Код: ${secret}`);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
