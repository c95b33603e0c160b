import type { IndividualProfile } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { journalledBy } from '@odonta/db/testing/journalled.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { individualAccounts } from '../sessions/accountKinds.ts';

describe('an individual', () => {
  const api = useApi();

  const put = (token: string, body: object) =>
    api.call<IndividualProfile>('put', '/individual/me', { token, body });
  const whole = { last_name: 'Ветрова', first_name: 'Нина' };

  it('who came by his phone tells his name, and takes away what he told before', async () => {
    const person = await buildIndividual({
      last_name: '',
      first_name: '',
      city: 'Пермь',
      phone: '+79130007711',
    });
    const token = await api.tokenOf(person, individualAccounts);
    const sent = { ...whole, middle_name: null, city: null, is_student: true };
    const [entry] = await journalledBy(async () => {
      const { status, body } = await put(token, sent);
      expect(status).to.equal(200);
      expect(body.message).to.include({ ...sent, phone: '+79130007711' });
    });
    expect(entry).to.include({ action: 'edit', resource: 'individuals', record_id: String(person.id) });
    expect(JSON.stringify(entry?.changes), 'first names stand masked in the journal').to.not.include('Нина');
    expect(await journalledBy(async () => void (await put(token, sent)))).to.deep.equal([]);
  });

  it('is told what is wrong, field by field, and keeps what he had', async () => {
    const person = await buildIndividual({ last_name: 'Ветрова' });
    const token = await api.tokenOf(person, individualAccounts);
    const { status, body } = await put(token, { last_name: '4', first_name: '' });
    expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['last_name', 'first_name']]);
    for (const [field, value] of Object.entries({
      phone: '+79130007712',
      email: 'a@test.local',
      status: 'BLOCKED',
      id: 1,
    }))
      expect((await put(token, { ...whole, [field]: value })).body.errors, field).to.have.property(field);
    expect(await person.reload()).to.include({ last_name: 'Ветрова', status: 'ACTIVE' });
  });

  it('changes himself and nobody else', async () => {
    const [one, other] = [await buildIndividual(), await buildIndividual({ last_name: 'Другая' })];
    expect((await put(await api.tokenOf(one, individualAccounts), whole)).status).to.equal(200);
    expect(await Individual.findByPk(other.id)).to.include({ last_name: 'Другая' });
    expect((await api.call('put', '/individual/me', { body: whole })).status).to.equal(401);
  });
});
