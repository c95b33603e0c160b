import type { OwnCenter } from '@odonta/api/contract';
import { Approval, Center, Letter, PrivateFile, StaffNotice } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const requisites = {
  pay_name: 'ООО «Прикус»',
  director_name: 'Орлова Мария Петровна',
  pay_inn: '7707083893',
  pay_bank: 'Банк',
  pay_bic: '044525225',
  pay_rs: '40702810200000000001',
  pay_ks: '30101810400000000225',
};
const profile = { description: 'Учим ортодонтов с 2009 года. '.repeat(5), city: 'Пермь' };

describe('the papers of a centre', () => {
  const api = useApi();
  const manager = useStaff(api, 'ROP_COURSE');

  const memberOf = async (center: Center, role: CenterRole = 'OWNER') =>
    api.tokenOf(await buildPartner(center, { role }));
  const own = async (token: string) =>
    (await api.call<OwnCenter[]>('get', '/partner/centers', { token })).body.message;
  const call = ({ id }: Center, token: string, method: string, tail: string, body: object) =>
    api.call<OwnCenter[]>(method, `/partner/centers/${id}${tail}`, { token, body });
  const upload = async (token: string, paper: 'license' | 'contract') => {
    const body = new FormData();
    body.set('file', new Blob(['%PDF-1.7 a paper %%EOF'], { type: 'application/pdf' }), 'paper.pdf');
    const answer = await api.call<{ file_id: string }>('post', `/partner/centers/papers/${paper}`, {
      token,
      body,
    });
    return answer.body.message.file_id;
  };
  const stepsOf = ({ steps }: OwnCenter) =>
    Object.fromEntries(steps.map(({ name, is_done }) => [name, is_done]));
  const fresh = () => buildCenter({ status: 'CREATED', city: null, description: null });

  it('a user sees only his own centres', async () => {
    const [mine] = await Promise.all([buildCenter(), buildCenter()]);
    expect((await own(await memberOf(mine))).map(({ id }) => id)).to.deep.equal([mine.id]);
  });

  it('a new centre lacks everything, each with the reason, and cannot be sent', async () => {
    const center = await fresh();
    const token = await memberOf(center);
    const [shown] = await own(token);
    expect(shown && stepsOf(shown)).to.deep.equal({
      ...{ profile: false, license: false, contract: false },
      ...{ requisites: false, first_course: false, approval: false },
    });
    expect(shown?.steps[3]?.why).to.include('БИК');
    const refused = await call(center, token, 'post', '/submit', {});
    expect(refused.status).to.equal(409);
    expect(String(refused.body.message)).to.include('Лицензия на образование: добавьте: номер, файл');
  });

  it('an owner fills the steps, an accountant confirms the requisites, and the manager answers step by step', async () => {
    const center = await fresh();
    const token = await memberOf(center);
    await api.given(() => buildProd({ center_id: center.id, status: 'PREPARE', is_draft: true }));
    const [license_file, contract_file] = [await upload(token, 'license'), await upload(token, 'contract')];
    const papers = {
      ...{ license_number: 'Л035-01298-77/00', license_file },
      ...{ contract_number: '15', contract_date: '2026-11-20', contract_file },
    };
    const saved = await call(center, token, 'put', '', { ...profile, ...papers });
    expect(saved.status, JSON.stringify(saved.body)).to.equal(200);
    expect((await PrivateFile.findByPk(license_file))?.delete_after).to.equal(null);
    const asked = await call(center, token, 'post', '/requisites', requisites);
    expect(asked.status, JSON.stringify(asked.body)).to.equal(200);
    expect(asked.body.message[0]?.steps[3]?.why).to.include('бухгалтер');
    expect((await Center.findByPk(center.id))?.pay_inn, 'not before somebody has confirmed').to.equal(null);
    expect(await Approval.count({ where: { resource: 'center_requisites', record_id: center.id } })).to.equal(
      1,
    );
    const sent = await call(center, token, 'post', '/submit', {});
    expect([sent.status, sent.body.message[0]?.can_submit]).to.deep.equal([200, false]);
    expect(
      await StaffNotice.count({ where: { kind: 'center_submitted', path: `/centers/${center.id}/show` } }),
    ).to.be.at.least(1);
    const body = { reason: 'Поправьте', comments: { license: 'Не видна дата' } };
    await api.call('post', `/adm/centers/${center.id}/reject`, { token: manager.token, body });
    const [shown] = await own(token);
    expect([shown?.steps[1]?.remark, shown?.can_submit]).to.deep.equal(['Не видна дата', true]);
    expect(
      (await Letter.findOne({ where: { kind: 'center_rejected', record_id: center.id } }))?.text,
    ).to.include('Лицензия на образование: Не видна дата');
    expect((await call(center, token, 'post', '/submit', {})).body.message[0]?.steps[1]?.remark).to.equal(
      null,
    );
  });

  it('a licence without a number, and a file of another centre, are refused by name', async () => {
    const [center, other] = [await fresh(), await fresh()];
    const [token, foreign] = [await memberOf(center), await memberOf(other)];
    const undated = await call(center, token, 'put', '', { license_issued_on: '2026-01-01' });
    expect(undated.body.errors).to.deep.equal({ license_number: 'Укажите номер лицензии' });
    const license_file = await upload(foreign, 'license');
    await call(other, foreign, 'put', '', { license_number: 'Л035', license_file });
    const stolen = await call(center, token, 'put', '', { license_number: 'Л036', license_file });
    expect(stolen.body.errors).to.deep.equal({ license_file: 'Загрузите файл ещё раз' });
    const read = (id: number, reader: string) =>
      api.call('get', `/partner/centers/${id}/papers/license`, { token: reader });
    expect([(await read(other.id, foreign)).status, (await read(other.id, token)).status]).to.deep.equal([
      200, 404,
    ]);
  });

  it('only an owner fills in papers, and only an owner or an accountant asks for requisites', async () => {
    const center = await fresh();
    const [editor, accountant] = [await memberOf(center, 'EDITOR'), await memberOf(center, 'ACCOUNTANT')];
    expect((await own(editor))[0]?.application).to.equal(null);
    expect((await call(center, editor, 'put', '', profile)).status).to.equal(403);
    expect((await call(center, editor, 'post', '/requisites', requisites)).status).to.equal(403);
    expect((await call(center, accountant, 'post', '/requisites', requisites)).status).to.equal(200);
    const stranger = await memberOf(await fresh());
    expect((await call(center, stranger, 'put', '', profile)).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
