import type { ManagedMaterials, StaffMaterial } from '@odonta/api/contract';
import { AuditEntry, Center, PrivateFile, type Prod, ProdMaterial } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildMaterial } from '@odonta/db/testing/materialFactory.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('materials of a suspended centre', () => {
  const api = useApi();
  const staff = useStaff(api, 'COURSE_EDITOR');
  const accountant = useStaff(api, 'BOOKKEEPER');
  let prod: Prod;
  let editor: string;
  let lecturer: string;

  beforeEach(async () => {
    const center = await buildCenter();
    const own = await buildLecturerWithAccount();
    prod = await api.given(() => buildProd({ center_id: center.id, lecturers: [own.lecturer] }));
    editor = await api.tokenOf(await buildPartner(center, { role: 'EDITOR' }));
    lecturer = await api.tokenOf(own.user);
    await Center.update({ suspended_at: new Date() }, { where: { id: center.id } });
  });
  const added = async () => {
    const { id, file_id } = await buildMaterial({ prod_id: prod.id });
    return { id, file_id };
  };

  it('its editor and its lecturer add none, and its editor takes one away', async () => {
    const { id } = await added();
    const unused = await buildMaterial();
    await unused.destroy();
    await PrivateFile.update({ delete_after: new Date() }, { where: { id: unused.file_id } });
    const body = { title: 'Протокол', opens: 'NOW', file_id: unused.file_id };
    for (const [token, path] of [
      [editor, `/prods/my/${prod.id}/materials`],
      [lecturer, `/lk/courses/${prod.id}/materials`],
    ] as const) {
      const list = await api.call<ManagedMaterials>('get', path, { token });
      expect(list.body.message.closed).to.include('приостановлена');
      expect((await api.call('post', path, { token, body })).status, path).to.equal(409);
    }
    expect(await ProdMaterial.count({ where: { prod_id: prod.id } })).to.equal(1);
    const gone = await api.call('delete', `/prods/my/${prod.id}/materials/${id}`, { token: editor });
    expect(gone.status).to.equal(200);
  });

  it('staff who edit courses read and delete them, and no others', async () => {
    const { id, file_id } = await added();
    const path = `/adm/prods/${prod.id}/materials`;
    for (const { token } of [accountant, { token: editor }])
      for (const [method, at] of [
        ['get', path],
        ['get', `${path}/${id}/file`],
        ['delete', `${path}/${id}`],
      ] as const)
        expect((await api.call(method, at, { token })).status, at).to.be.within(401, 403);
    const { token } = staff;
    const list = await api.call<StaffMaterial[]>('get', path, { token });
    expect(list.body.message.map(({ title }) => title)).to.deep.equal(['Протокол лечения']);
    expect((await api.call('get', `${path}/${id}/file`, { token })).status).to.equal(200);
    const other = await api.given(() => buildProd());
    const elsewhere = await api.call('delete', `/adm/prods/${other.id}/materials/${id}`, { token });
    expect(elsewhere.status).to.equal(404);
    expect((await api.call('delete', `${path}/${id}`, { token })).status).to.equal(200);
    const entry = { resource: 'prods', record_id: String(prod.id), action: 'delete_material' };
    expect(await AuditEntry.count({ where: entry })).to.equal(1);
    expect((await PrivateFile.findByPk(file_id))?.delete_after).to.be.a('date');
  });

  it('a course with materials is not deleted for good, which would leave their files', async () => {
    await added();
    const bind = [prod.id];
    const deletion = api.sequelize.query('delete from prods where id = $1', { bind });
    const refused = await deletion.then(
      () => 'deleted',
      ({ message }: Error) => message,
    );
    expect(refused).to.include('prod_materials_prod_id_fkey');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
