import type { CenterNegativeReport, StaffNegativeLecturerBody } from '@odonta/api/contract';
import {
  negativeEvidenceAtMost,
  negativeLecturerForm,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import Joi from 'joi';
import { fileKeys } from '../../platform/files/formFiles.ts';
import { id, seconds, text } from '../../platform/http/validation.ts';

const evidence = fileKeys(negativeEvidenceAtMost);

export const negativeLecturerBody = Joi.object<StaffNegativeLecturerBody>({
  lecturer_id: id.allow(null),
  fio: text({ ...negativeLecturerForm.fio, required: undefined }),
  about: text(negativeLecturerForm.about),
  evidence,
  author_center_id: id.allow(null),
  expires_at: seconds,
});

export const centerReportBody = Joi.object<CenterNegativeReport>({
  center_id: id.required(),
  fio: text(negativeLecturerForm.fio),
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
