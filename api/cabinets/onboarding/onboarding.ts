import type { CenterPapers } from '@odonta/api/contract';
import { Center, PrivateFile } from '@odonta/db/models';
import {
  type CenterPaper,
  centerPapers,
  centerProfileForm,
  logoAtLeast,
} from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { privateFileId } from '@odonta/db/vocabulary/privateFiles.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { refuseUnfit } from '../../catalog/centers/centers.page.ts';
import { paperIn } from '../../catalog/centers/centers.papers.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { formUpload } from '../../platform/files/formFiles.ts';
import { pictureUpload } from '../../platform/files/pictureUpload.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { day, text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { centerAction, refuseOutdated, version } from '../centerAction.ts';
import { centersOf } from '../centersOf.ts';
import { ownCentersOf } from './reading.ts';
import { notifyOfProfile, submitCenter } from './submitting.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/centers',
  summary: 'My centres, and their missing steps',
  handle: async ({ actor }) => ({ message: await ownCentersOf(actor) }),
});

const file = Joi.string().pattern(privateFileId).allow(null);
const papersBody = Joi.object<Partial<CenterPapers> & { version?: number }>({
  description: text(centerProfileForm.description),
  city: text(centerProfileForm.city),
  filename: Joi.string()
    .pattern(/^[\w-]{1,100}$/)
    .allow(null),
  license_number: text(centerProfileForm.license_number),
  license_issued_on: day.empty('').allow(null),
  license_until: day.empty('').allow(null),
  license_file: file,
  contract_number: text(centerProfileForm.contract_number),
  contract_date: day.empty('').allow(null),
  contract_file: file,
  version,
})
  .fork(['description', 'city', 'license_number', 'contract_number'], (field) => field.optional())
  .min(1);

const savePapers = centerAction(
  'put',
  '',
  'centers.edit',
  'Fill in the profile and the papers of my centre',
  papersBody,
  async ({ actor, body: { version: seen, ...body }, origin, center, transaction }) => {
    refuseUnderReview(center, Object.keys(body));
    refuseOutdated(center, seen);
    const before = Object.fromEntries(Object.keys(body).map((field) => [field, center.get(field)]));
    center.set(body);
    const changed = (Object.keys(body) as (keyof CenterPapers)[]).filter((field) => center.changed(field));
    if (changed.length === 0) return;
    await refuseUnfit(center, transaction);
    for (const paper of Object.keys(centerPapers) as CenterPaper[])
      await keepPaper(center, paper, transaction);
    await center.save({ transaction });
    const changes = Object.fromEntries(
      changed.map((field) => [field, [before[field], body[field]] as [unknown, unknown]]),
    );
    const what = { action: 'edit', resource: 'centers', record_id: center.id, changes };
    await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
    if (center.status === 'CONFIRMED') await notifyOfProfile(center, changed, transaction);
  },
);

const submit = centerAction(
  'post',
  '/submit',
  'centers.submit',
  'Send the papers of my centre to the manager',
  Joi.object({}),
  ({ actor, origin, center, transaction }) =>
    submitCenter(center, { by: userAudience.auditActor(actor), origin }, transaction),
);

/** Nobody uploads what he could not name in the papers of a centre. */
async function refuseStrangers(actor: SignedInUser): Promise<void> {
  if ((await centersOf(actor, 'centers.edit')).length === 0) throw forbidden();
}

const uploads = (Object.keys(centerPapers) as CenterPaper[]).map((paper) =>
  formUpload({
    ...base,
    path: `/partner/centers/papers/${paper}`,
    summary: `Upload the ${paper} of my centre`,
    kind: centerPapers[paper],
    atMost: { points: 20, seconds: 3600 },
    refuse: refuseStrangers,
  }),
);

const uploadLogo = pictureUpload({
  ...base,
  path: '/partner/centers/pictures',
  summary: 'Upload a logo, which the profile of my centre is then to name',
  limit: { name: 'center_logos', points: 20, seconds: 3600, by: byUser },
  ...{ folder: 'centers', atLeast: logoAtLeast, shownAt: 320 },
  refuse: refuseStrangers,
});

const readPaper = endpoint({
  ...base,
  impersonator: 'refused',
  method: 'get',
  path: '/partner/centers/:id/papers/:paper',
  summary: 'A paper of my centre',
  handle: async ({ actor, params, res }) => {
    const paper = paperIn(params.paper);
    const own = await centersOf(actor, 'centers.edit');
    const center = own.includes(numberIn(params.id)) ? await Center.findByPk(numberIn(params.id)) : null;
    const id = center?.[`${paper}_file`];
    if (!id) throw notFound('Файл не найден');
    return sendPrivateFile(res, await readPrivateFile(centerPapers[paper], id), paper);
  },
});

export const onboardingEndpoints: AnyEndpoint[] = [
  list,
  savePapers,
  submit,
  ...uploads,
  uploadLogo,
  readPaper,
];

/** A manager approves the papers that he has seen; afterwards only the profile is the centre's to change. */
function refuseUnderReview({ status, submitted_at }: Center, fields: readonly string[]): void {
  if (status === 'CREATED' && submitted_at !== null)
    throw conflict('Документы на проверке: их можно поправить, когда менеджер ответит');
  if (status === 'CONFIRMED' && fields.some((field) => !profileFields.includes(field)))
    throw conflict('После проверки лицензию и договор меняет менеджер: напишите ему');
}
const profileFields = ['description', 'city', 'filename'];

/** The newly named file stays for good; 422 where it is gone, or another centre's. */
async function keepPaper(center: Center, paper: CenterPaper, transaction: Transaction): Promise<void> {
  const column = `${paper}_file` as const;
  const id = center[column];
  if (!center.changed(column) || !id) return;
  const where = { id, kind: centerPapers[paper] };
  const lock = transaction.LOCK.UPDATE;
  const found = await PrivateFile.findOne({ attributes: ['id'], where, lock, transaction });
  const isForeign =
    (await Center.count({
      where: { [column]: id, id: { [Op.ne]: center.id } },
      paranoid: false,
      transaction,
    })) > 0;
  if (!found || isForeign) throw invalid({ [column]: 'Загрузите файл ещё раз' });
  await PrivateFile.update({ delete_after: null }, { where, transaction });
}
