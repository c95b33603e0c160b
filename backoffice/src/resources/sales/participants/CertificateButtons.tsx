import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import type { StaffParticipant } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useDownload } from '../../../kit/api/useDownload.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { ReasonDialog } from '../../../kit/transitions/ReasonDialog.tsx';

/** A certificate is issued once; a wrong one is annulled, and another one has another number. */
export function CertificateButtons() {
  const person = useRecordContext<StaffParticipant>();
  const { may } = useRights();
  if (!person || !may('participants.certificate')) return null;
  return person.certificate ? <Issued person={person} /> : <IssueButton person={person} />;
}

function IssueButton({ person }: { person: StaffParticipant }) {
  const { issueCertificate } = useStaffData();
  const { act, isBusy } = useAction(['participants']);
  if (!person.is_live) return null;
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      onClick={() =>
        void act(() => issueCertificate(person.id), {
          done: 'Сертификат выдан',
          failed: 'Не удалось выдать сертификат',
        })
      }
    >
      Выдать сертификат
    </Button>
  );
}

function Issued({ person }: { person: StaffParticipant }) {
  const { annulCertificate } = useStaffData();
  const { download, isBusy: isLoading } = useDownload();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy } = useAction(['participants']);
  const annul = async (reason: string) => {
    const isDone = await act(() => annulCertificate(person.id, reason), {
      done: 'Сертификат аннулирован',
    });
    if (isDone) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        disabled={isLoading}
        onClick={() => void download(`/participants/${person.id}/certificate.pdf`, 'Сертификат скачан')}
      >
        Сертификат
      </Button>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Аннулировать сертификат
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Аннулировать сертификат"
          send="Аннулировать"
          isBusy={isBusy}
          onReason={annul}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
