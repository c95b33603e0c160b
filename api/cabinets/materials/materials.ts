import type { ManagedMaterials, NewMaterial } from '@odonta/api/contract';
import { Center, Prod, ProdLecturer, ProdMaterial } from '@odonta/db/models';
import { type PrivateMime, privateFileId, privateMimes } from '@odonta/db/vocabulary/privateFiles.ts';
import { materialForm, materialOpens } from '@odonta/db/vocabulary/sales/materials.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { lockProd } from '../../catalog/prod_revisions/applying.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { formUpload } from '../../platform/files/formFiles.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { addMaterial, findMaterial, removeMaterial } from '../../sales/materials/keeping.ts';
import { materialKind } from '../../sales/materials/materialKind.ts';
import { presentMaterial } from '../../sales/materials/presenter.ts';
import { sendMaterial } from '../../sales/materials/sendMaterial.ts';
import { closedToMaterials, isMaterialTaken } from '../../sales/materials/taking.ts';
import { findOwnProd } from '../centerProds/access.ts';
import { centersOf } from '../centersOf.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';

/** A course whose materials the actor manages. */
interface Managed {
  prod: Prod;
  /** Whether another's material is his to delete. */
  deletesAll: boolean;
}

interface Way {
  at: string;
  whose: string;
  /** 404 for another's course. */
  read(actor: SignedInUser, id: string | undefined): Promise<Managed>;
  lock(actor: SignedInUser, id: string | undefined, transaction: Transaction): Promise<Managed>;
}

const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = { name: 'materials', points: 120, seconds: 3600, by: byUser };

const body = Joi.object<NewMaterial>({
  title: text(materialForm.title),
  opens: Joi.string()
    .valid(...Object.keys(materialOpens))
    .required(),
  file_id: text(materialForm.file_id).pattern(privateFileId),
});

const endpointsOf = ({ at, whose, read, lock }: Way): AnyEndpoint[] => [
  endpoint({
    ...base,
    method: 'get',
    path: at,
    summary: `The materials of a course ${whose}`,
    handle: async ({ actor, params }) => ({ message: await listOf(await read(actor, params.id), actor) }),
  }),
  endpoint({
    ...base,
    method: 'post',
    path: at,
    summary: `Add an uploaded file to the materials of a course ${whose}`,
    body,
    limit,
    handle: (call) =>
      unitOfWork.transaction(async (transaction) => {
        const managed = await lock(call.actor, call.params.id, transaction);
        const { title } = await addMaterial(managed.prod, call.body, call.actor.id, transaction);
        await journal('add_material', managed.prod, [null, title], call, transaction);
        return { status: 201, message: await listOf(managed, call.actor, transaction) };
      }),
  }),
  endpoint({
    ...base,
    method: 'delete',
    path: `${at}/:material`,
    summary: `Delete a material of a course ${whose}, with its file`,
    limit,
    handle: (call) =>
      unitOfWork.transaction(async (transaction) => {
        const managed = await lock(call.actor, call.params.id, transaction);
        const material = await findMaterial(managed.prod, call.params.material, transaction);
        if (!managed.deletesAll && material.added_by !== call.actor.id) throw forbidden();
        await removeMaterial(material, transaction);
        await journal('delete_material', managed.prod, [material.title, null], call, transaction);
        return { message: await listOf(managed, call.actor, transaction) };
      }),
  }),
  endpoint({
    ...base,
    method: 'get',
    path: `${at}/:material/file`,
    summary: `The file of a material of a course ${whose}`,
    handle: async ({ actor, params, res }) => {
      const { prod } = await read(actor, params.id);
      return sendMaterial(res, await findMaterial(prod, params.material));
    },
  }),
];

export const materialCabinetEndpoints: AnyEndpoint[] = [
  formUpload({
    ...base,
    path: '/partner/materials',
    summary: 'Upload a file for the participants of a course, which a material is then to name',
    kind: materialKind,
    mimes: Object.keys(privateMimes) as PrivateMime[],
    atMost: { points: 40, seconds: 86_400 },
    unusedHours: 2,
    refuse: async (actor) => {
      const [centers, lecturers] = [await centersOf(actor, 'prods.edit'), await lecturersOf(actor)];
      if (centers.length + lecturers.length === 0) throw forbidden();
      // A cabinet is anybody's to open: it stores files once a course is published, which moderators decide.
      if (!(await isMaterialTaken(centers, lecturers)))
        throw conflict('Материалы можно добавить, когда курс опубликован');
    },
  }),
  ...endpointsOf({
    at: '/prods/my/:id/materials',
    whose: 'of my centre',
    read: async (actor, id) => {
      const { id: own } = await findOwnProd(actor, id, 'prods.edit');
      return { prod: await Prod.findByPk(own, { rejectOnEmpty: true }), deletesAll: true };
    },
    // A suspended centre adds none, and may still take one away.
    lock: async (actor, id, transaction) => {
      const { id: own } = await findOwnProd(actor, id, 'prods.edit', transaction);
      return { prod: await lockProd(own, transaction), deletesAll: true };
    },
  }),
  ...endpointsOf({
    at: '/lk/courses/:id/materials',
    whose: 'that I take part in',
    read: (actor, id) => ownCourse(actor, id),
    lock: ownCourse,
  }),
];

/** Of a lecturer who takes part and whom the course shows. */
async function ownCourse(
  actor: SignedInUser,
  asked: string | undefined,
  transaction?: Transaction,
): Promise<Managed> {
  const own = await lecturersOf(actor, transaction);
  const prod_id = numberIn(asked);
  const where = { prod_id, lecturer_id: own, consent: 'ACCEPTED' as const, is_shown: true };
  const isNamed = own.length > 0 && (await ProdLecturer.count({ where, transaction })) > 0;
  const lock = transaction?.LOCK.NO_KEY_UPDATE;
  const prod = isNamed && (await Prod.findByPk(prod_id, { transaction, lock }));
  if (!prod) throw notFound('Курс не найден');
  return { prod, deletesAll: false };
}

async function listOf(
  { prod, deletesAll }: Managed,
  { id: user }: SignedInUser,
  transaction?: Transaction,
): Promise<ManagedMaterials> {
  const materials = await ProdMaterial.findAll({ where: { prod_id: prod.id }, order: ['id'], transaction });
  return {
    materials: materials.map((material) => ({
      ...presentMaterial(material),
      opens: material.opens,
      created_at: secondsOf(material.created_at),
      notified_at: secondsOf(material.notified_at),
      may_delete: deletesAll || material.added_by === user,
    })),
    closed: closedToMaterials(prod, await Center.findByPk(prod.center_id, { transaction })),
  };
}

function journal(
  action: string,
  { id: record_id }: Prod,
  material: [unknown, unknown],
  { actor, origin }: Pick<Call<SignedInUser, unknown, unknown>, 'actor' | 'origin'>,
  transaction: Transaction,
): Promise<unknown> {
  const by = userAudience.auditActor(actor);
  const what = { action, resource: 'prods', record_id, changes: { material } };
  return unitOfWork.audit({ ...what, by, origin }, transaction);
}
