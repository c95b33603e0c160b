import type { ApplyRevision, EditedProd, FieldComments, RejectCourse } from '@odonta/api/contract';
import { editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { commentLimit, rejectionCodes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import Joi from 'joi';
import { flag, id, line } from '../../platform/http/validation.ts';
import { editedBody } from '../prods/prods.schema.ts';

export interface NewRevision {
  prod_id: number;
  fields: Partial<EditedProd>;
}

export const revisionBody = Joi.object<NewRevision>({
  prod_id: id.required(),
  fields: editedBody.min(1).required(),
});

export const applying = Joi.object<ApplyRevision>({
  fields: Joi.array()
    .items(Joi.string().valid(...editedFields))
    .unique()
    .min(1)
    .max(editedFields.length),
  version: Joi.number().integer().min(0),
  over_newer: flag,
});

const comments = Joi.object<FieldComments>(
  Object.fromEntries(editedFields.map((field) => [field, line(commentLimit).empty('')])),
);

export const rejectingCourse = Joi.object<RejectCourse>({
  code: Joi.string()
    .valid(...Object.keys(rejectionCodes))
    .default('OTHER'),
  comments: comments.default({}),
});
