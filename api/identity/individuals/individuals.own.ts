import { Individual } from '@odonta/db/models';
import { individualRegistration as form } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import Joi from 'joi';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { clearable, flag, text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { changesBetween } from '../../platform/kit/changes.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { individualAudience } from '../sessions/audiences.ts';
import { individualProfile } from '../sessions/profiles.ts';

interface OwnData {
  last_name: string;
  first_name: string;
  middle_name?: string | null;
  city?: string | null;
  is_student?: boolean;
}

const ownData = Joi.object<OwnData>({
  last_name: text(form.last_name).required(),
  first_name: text(form.first_name).required(),
  middle_name: clearable(form.middle_name),
  city: clearable(form.city),
  is_student: flag,
});

/** His sign-in, phone and e-mail, needs verification of the new value, and does not change here. */
export const changeOwnData = (individuals: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'put',
    path: '/individual/me',
    summary: 'Change my own data',
    audience: individualAudience,
    allow: 'himself',
    body: ownData,
    handle: async ({ actor, body, origin }) => {
      await unitOfWork.transaction(async (transaction) => {
        const row = await Individual.findByPk(actor.id, { transaction, lock: true, rejectOnEmpty: true });
        const before = dataOf(row);
        await row.update(body, { transaction });
        const changes = changesBetween(individuals, before, dataOf(row));
        if (Object.keys(changes).length === 0) return;
        const by = individualAudience.auditActor(actor);
        const record = { resource: 'individuals', record_id: row.id };
        await unitOfWork.audit({ by, origin, action: 'edit', ...record, changes }, transaction);
      });
      return { message: await individualProfile(actor) };
    },
  });

function dataOf({ last_name, first_name, middle_name, city, is_student }: Individual) {
  return { last_name, first_name, middle_name, city, is_student };
}
