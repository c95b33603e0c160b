import type { StaffStudentDocument } from '@odonta/api/contract';
import { studentDocumentLimits } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { useRecordContext } from 'react-admin';
import { PrivateFileView } from '../../../kit/record/PrivateFileView.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** The document, shown to the deciding person. */
export function StudentFile() {
  const record = useRecordContext<StaffStudentDocument>();
  const { may } = useRights();
  if (!record) return null;
  if (record.mime === null) return <>{absenceOf(record)}</>;
  if (!may('student_documents.approve') && !may('student_documents.reject'))
    return <>Документ видят те, кто его проверяет.</>;
  return (
    <PrivateFileView
      key={`${record.id}/${record.sent_at}`}
      path={`/student_documents/${record.id}/file`}
      mime={record.mime}
      alt="Документ студента"
      saved="Документ скачан"
      note={`Кто открывал документ, записано в журнале. Через ${studentDocumentLimits.daysAfterCourse} дней после курса он удалится сам.`}
    />
  );
}

const absenceOf = ({ sent_at }: StaffStudentDocument) =>
  sent_at === null ? 'Документ ещё не прислали.' : 'Документ удалён: срок его хранения вышел.';
