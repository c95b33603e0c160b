import type { StaffMaterial } from '@odonta/api/contract';
import { Prod, ProdMaterial } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick } from '../../platform/kit/records.ts';
import { findMaterial, removeMaterial } from './keeping.ts';
import { presentMaterial } from './presenter.ts';
import { sendMaterial } from './sendMaterial.ts';

const base = { audience: staffAudience, allow: 'prods.edit' } as const;

/** Of any centre, also a suspended one: a complaint about a file is answered here. */
export const materialStaffEndpoints = [
  endpoint({
    ...base,
    method: 'get',
    path: '/adm/prods/:id/materials',
    summary: 'The materials of a course',
    handle: async (call) => ({ message: await listOf(await courseOf(call)) }),
  }),
  endpoint({
    ...base,
    method: 'get',
    path: '/adm/prods/:id/materials/:material/file',
    summary: 'The file of a material of a course',
    handle: async (call) =>
      sendMaterial(call.res, await findMaterial(await courseOf(call), call.params.material)),
  }),
  endpoint({
    ...base,
    method: 'delete',
    path: '/adm/prods/:id/materials/:material',
    summary: 'Delete a material of a course, with its file',
    handle: (call) =>
      unitOfWork.transaction(async (transaction) => {
        const prod = await courseOf(call, transaction);
        const material = await findMaterial(prod, call.params.material, transaction);
        await removeMaterial(material, transaction);
        const deleted = { action: 'delete_material', resource: 'prods', record_id: prod.id };
        await auditStaff(call, { ...deleted, changes: { material: [material.title, null] } }, transaction);
        return { message: await listOf(prod, transaction) };
      }),
  }),
];

interface Asked {
  actor: SignedInUser;
  scope: RowScope;
  params: Record<string, string>;
}

async function courseOf({ actor, scope, params }: Asked, transaction?: Transaction): Promise<Prod> {
  const prod = await pick(prodsForStaff, actor, scope, params.id ?? '', transaction);
  if (!(prod instanceof Prod)) throw new TypeError('courses have materials');
  return prod;
}

async function listOf({ id: prod_id }: Prod, transaction?: Transaction): Promise<StaffMaterial[]> {
  const materials = await ProdMaterial.findAll({ where: { prod_id }, order: ['id'], transaction });
  return materials.map((material) => ({
    ...presentMaterial(material),
    opens: material.opens,
    created_at: secondsOf(material.created_at),
  }));
}
