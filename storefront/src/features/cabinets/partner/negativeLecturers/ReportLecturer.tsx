import type { NegativeListCenter } from '@odonta/api/contract';
import {
  negativeEvidenceAtMost,
  negativeLecturerForm,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import { EvidenceFiles, type SentFile } from './EvidenceFiles.tsx';

interface Props {
  center: Pick<NegativeListCenter, 'id' | 'name'>;
  /** Whether this is one of several and needs a distinguishing name. */
  isOne: boolean;
  onChanged(): Promise<void>;
}

/** Says in a centre's name why a lecturer should not be invited. */
export function ReportLecturer(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { center, isOne } = props;
  return (
    <div>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        {isOne ? 'Сообщить о лекторе' : `Сообщить о лекторе: ${center.name}`}
      </button>
      {isOpen && (
        <Dialog title="Сообщить о лекторе" onClosed={() => setOpen(false)}>
          {(close) => <ReportForm {...props} close={close} />}
        </Dialog>
      )}
    </div>
  );
}

function ReportForm({ center: { id }, onChanged, close }: Props & { close(): void }) {
  const shape = useMemo(() => shapeOf(id), [id]);
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const form = useServerForm({
    shape,
    async send({ fio, about }) {
      const body = { center_id: id, fio, about, evidence: files.map(({ key }) => key) };
      await partnerSession.call('/partner/negativeLecturers', 'POST', body);
      toast('success', 'Сообщение отправлено: модератор проверит его');
    },
    onSent() {
      close();
      void onChanged();
    },
    failed: 'Не удалось отправить сообщение',
    isPage: true,
  });
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: 'Отправить', sending: 'Отправляем…' }}>
      <TextField name="fio" autoComplete="off" maxLength={150} />
      <LongTextField name="about" rows={6} hint="Что было, когда и на каком курсе" />
      <EvidenceFiles
        path="/partner/negativeLecturers/evidence"
        atMost={negativeEvidenceAtMost}
        hint="Письма, договор, фотографии"
        files={files}
        onChange={setFiles}
      />
    </PublicForm>
  );
}

const shapeOf = (id: number): FormShape<{ fio: string; about: string }> => ({
  name: `report-lecturer-${id}`,
  labels: { fio: 'ФИО лектора', about: 'Что произошло' },
  rules: { fio: negativeLecturerForm.fio, about: negativeLecturerForm.about },
  empty: { fio: '', about: '' },
});
