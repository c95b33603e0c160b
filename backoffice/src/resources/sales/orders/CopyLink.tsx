import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button, TextField } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** For a client without e-mail: the link is put into the clipboard, and shown where the browser does not allow that. */
export function CopyLink() {
  const order = useRecordContext<StaffOrder>();
  const { may } = useRights();
  const provider = useStaffData();
  const notify = useNotify();
  const { act, isBusy } = useAction();
  const [url, setUrl] = useState('');
  if (!order || order.email !== null || !may('orders.resend')) return null;
  const copy = async () => {
    const link = await provider.copyOrderLink(order.id);
    setUrl(link.url);
    await navigator.clipboard?.writeText(link.url).catch(() => undefined);
    notify('Ссылка скопирована: передайте её только клиенту', { type: 'success' });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LinkIcon />}
        disabled={isBusy}
        onClick={() => void act(copy, { failed: 'Не удалось скопировать ссылку' })}
      >
        Скопировать ссылку заказа
      </Button>
      {url && (
        <TextField
          label="Ссылка заказа"
          value={url}
          size="small"
          fullWidth
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
