import { StudentDocument } from '@odonta/db/models';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { studentFile } from '../students/studentFile.ts';

/** The document itself: for staff who may decide about it, with an audit entry. */
export const readStudentDocumentFile = (documents: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/student_documents/:id/file',
    summary: 'The file of a student’s document; the access is audited',
    audience: staffAudience,
    allow: ['student_documents.approve', 'student_documents.reject'],
    impersonator: 'refused',
    handle: async ({ actor, scope, origin, params: { id }, res }) => {
      const among = documents.rows(actor, scope);
      const document = await findRow(StudentDocument, id, { among });
      const file = await readPrivateFile(studentFile, document.file_id);
      const reveal = { action: 'reveal', resource: 'student_documents', record_id: document.id };
      await auditReading({ actor, origin }, reveal);
      return sendPrivateFile(res, file, `dokument-studenta-${document.id}`);
    },
  });
