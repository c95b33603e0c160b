import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useAction } from '../actions/useAction.ts';
import { useStaffData } from '../api/useStaffData.ts';

/** Opens the saved draft as its page will look; the link works without an account. */
export function PreviewButton() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const provider = useStaffData();
  const { act, isBusy } = useAction();
  if (!record || !resource) return null;

  async function open(id: NonNullable<typeof record>['id']) {
    // Opened before the answer has come: later the browser would block it as a pop-up.
    const tab = window.open('', '_blank');
    const isOpened = await act(
      async () => {
        const { data } = await provider.preview(resource ?? '', id);
        if (tab) tab.location.href = data.path;
      },
      { failed: 'Не удалось открыть предпросмотр' },
    );
    if (!isOpened) tab?.close();
  }

  return (
    <Button
      size="small"
      startIcon={<VisibilityIcon />}
      disabled={isBusy}
      onClick={() => void open(record.id)}
    >
      Предпросмотр
    </Button>
  );
}
