import type { StaffMailSuppression } from '@odonta/api/contract';
import { MailSuppression } from '@odonta/db/models';
import {
  isOwnRefusal,
  reasonsOfStaff,
  type SuppressionReason,
  suppressionLifecycle,
  suppressionReasons,
} from '@odonta/db/vocabulary/advertising/mailings/suppression.ts';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invalid } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { byCode, byId, typed } from '../../platform/lists/filters.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

interface SuppressionBody {
  email: string;
  reason: SuppressionReason;
  comment?: string | null;
}

const inList = 'Этот адрес уже есть в списке';
const lifted = `${inList}, и его вернули: найдите его и исключите снова`;

const comment = line(500).empty('').allow(null);

/** Masked values are not searched, but an address in full betrays nothing to its bearer. */
const wholeAddress: Filter = {
  schema: typed.lowercase(),
  where: (email: string) => (email === '' ? {} : { email }),
};

/** Addresses that get no mailings. They leave in no file, and one is found by the whole of it alone. */
export const mailAudiencesForStaff = defineResource({
  name: 'mail_audiences',
  audience: staffAudience,
  model: MailSuppression,
  rows: () => ({}),
  present: (rows: MailSuppression[]): Omit<StaffMailSuppression, 'available_transitions'>[] =>
    rows.map((row) => ({
      ...{ id: row.id, email: row.email, reason: row.reason, comment: row.comment, status: row.status },
      ...stampsOf(row),
    })),
  personal: { email: maskEmail },
  list: {
    allow: 'mail_audiences.list',
    filters: {
      id: byId(),
      q: wholeAddress,
      status: byCode('status', suppressionLifecycle.statuses),
      reason: byCode('reason', suppressionReasons),
    },
    sort: ['id', 'reason', 'status', 'created_at', 'updated_at'],
    facets: ['status'],
  },
  read: { allow: 'mail_audiences.show' },
  create: {
    allow: 'mail_audiences.create',
    body: Joi.object<SuppressionBody>({
      email: line(254)
        .lowercase()
        .required()
        .custom((value: string, helpers) =>
          isEmail(value) ? value : helpers.message({ custom: 'Укажите почту целиком' }),
        ),
      reason: Joi.string()
        .valid(...reasonsOfStaff)
        .required(),
      comment,
    }),
    run: async ({ body: { email, reason, comment }, transaction }) => {
      const known = await MailSuppression.findOne({ where: { email, reason }, transaction });
      if (known) throw invalid({ email: known.status === 'LIFTED' ? lifted : inList });
      return MailSuppression.create({ email, reason, comment: comment ?? null }, { transaction });
    },
  },
  update: {
    allow: 'mail_audiences.edit',
    body: Joi.object<Pick<SuppressionBody, 'comment'>>({ comment }),
    run: async ({ row, body }) => row.set(body),
  },
  lifecycle: suppressionLifecycle,
  transitions: {
    suppress: { allow: 'mail_audiences.suppress' },
    unsuppress: {
      allow: 'mail_audiences.unsuppress',
      // A consent that the person gives anew is the only way back.
      when: ({ reason }) => !isOwnRefusal(reason),
    },
  },
});
