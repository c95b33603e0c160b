import { NegativeLecturer } from '@odonta/db/models';
import { privateFileId } from '@odonta/db/vocabulary/privateFiles.ts';
import { staffAudience, userAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import { formUpload } from '../../platform/files/formFiles.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { evidenceKind as kind } from './evidenceKind.ts';
import { refuseUnlessSeesList } from './membership.ts';

/** The evidence of a report: uploaded before the form, and opened only by moderators; the audit log names the viewer. */
export const negativeEvidenceEndpoints = [
  formUpload({
    path: '/adm/negative_lecturers/evidence',
    summary: 'Upload evidence of a report against a lecturer',
    audience: staffAudience,
    allow: ['negative_lecturers.create', 'negative_lecturers.edit'],
    kind,
  }),
  formUpload({
    path: '/partner/negativeLecturers/evidence',
    summary: 'Upload evidence of a report of my centre',
    audience: userAudience,
    allow: 'partner himself',
    kind,
    atMost: { points: 20, seconds: 86_400 },
    refuse: refuseUnlessSeesList,
  }),
  endpoint({
    method: 'get',
    path: '/adm/negative_lecturers/:id/evidence/:file',
    summary: 'Evidence of a report against a lecturer; the access is audited',
    audience: staffAudience,
    allow: ['negative_lecturers.confirm', 'negative_lecturers.reject', 'negative_lecturers.cancel'],
    impersonator: 'refused',
    handle: async ({ actor, origin, params: { id, file = '' }, res }) => {
      const row = await NegativeLecturer.findByPk(numberIn(id));
      if (!row || !privateFileId.test(file) || !row.evidence.includes(file)) throw notFound('Файл не найден');
      const found = await readPrivateFile(kind, file);
      const reveal = { action: 'reveal', resource: 'negative_lecturers', record_id: row.id };
      await auditReading({ actor, origin }, reveal);
      return sendPrivateFile(res, found, `lektor-${row.id}-${row.evidence.indexOf(file) + 1}`);
    },
  }),
];
