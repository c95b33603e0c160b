import type { CenterNegativeReport, StaffNegativeLecturerBody } from '@odonta/api/contract';
import {
  negativeEvidenceAtMost,
  negativeLecturerForm,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import Joi from 'joi';
import { fileKeys } from '../../platform/files/formFiles.ts';
import { id, seconds, text } from '../../platform/http/validation.ts';

const evidence = fileKeys(negativeEvidenceAtMost);

/** Blanks are folded before the name is measured and compared: «Иванов  Иван» is no other lecturer. */
const fioBy = (rule: TextRule) => text(rule).replace(/\s+/g, ' ');

export const negativeLecturerBody = Joi.object<StaffNegativeLecturerBody>({
  lecturer_id: id.allow(null),
  fio: fioBy({ ...negativeLecturerForm.fio, required: undefined }),
  about: text(negativeLecturerForm.about),
  evidence,
  author_center_id: id.allow(null),
  expires_at: seconds,
});

export const centerReportBody = Joi.object<CenterNegativeReport>({
  center_id: id.required(),
  fio: fioBy(negativeLecturerForm.fio),
  about: text(negativeLecturerForm.about),
  evidence,
});

export interface Confirming {
  appeal_answer?: string;
}
export const confirming = Joi.object<Confirming>({ appeal_answer: text(negativeLecturerForm.appeal_answer) });

export interface Appealing {
  appeal: string;
}
export const appealing = Joi.object<Appealing>({ appeal: text(negativeLecturerForm.appeal) });
