import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useComplain } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Opens what was saved as its page will look; the link may be given to whoever has no account. */
export function PreviewButton() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const provider = useStaffData();
  const complain = useComplain();
  const [isOpening, setOpening] = useState(false);
  if (!record || !resource) return null;

  async function open(id: NonNullable<typeof record>['id']) {
    setOpening(true);
    // Opened before the answer has come: later the browser would take it for a pop-up that nobody asked for.
    const tab = window.open('', '_blank');
    try {
      const { data } = await provider.preview(resource ?? '', id);
      if (tab) tab.location.href = data.path;
    } catch (error) {
      tab?.close();
      complain(error, 'Не удалось открыть предпросмотр');
    } finally {
      setOpening(false);
    }
  }

  return (
    <Button
      size="small"
      startIcon={<VisibilityIcon />}
      disabled={isOpening}
      onClick={() => void open(record.id)}
    >
      Предпросмотр
    </Button>
  );
}
