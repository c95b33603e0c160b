import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { StaffSetting } from '@odonta/api/contract';
import { type FormEvent, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** A number of the platform, changed in a dialog that says within which bounds. */
export function Amount({ setting }: { setting: StaffSetting }) {
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { label, amount } = setting;
  if (!may('settings.edit')) return amount;
  return (
    <>
      <Button
        size="small"
        aria-label={`${label}: ${amount}. Изменить`}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </Button>
      {isOpen && <AmountDialog setting={setting} onClose={() => setOpen(false)} />}
    </>
  );
}

function AmountDialog({ setting, onClose }: { setting: StaffSetting; onClose: () => void }) {
  const { label, hint, amount, least, most } = setting;
  const [typed, setTyped] = useState(String(amount));
  const [refusal, setRefusal] = useState<string>();
  const [update, { isPending }] = useUpdate<StaffSetting>();
  const notify = useNotify();

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      const data = { ...setting, amount: Number(typed) };
      await update(
        'settings',
        { id: setting.id, data, previousData: setting },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(`${label}: ${typed}. Сохранено`, { type: 'success' });
      onClose();
    } catch (error) {
      const fieldError = isFailure(error) ? error.body.errors?.amount : undefined;
      setRefusal(fieldError ?? wordsOf(error, 'Не удалось изменить настройку'));
    }
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="amount-title">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="amount-title">{label}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            type="number"
            label="Сколько"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefusal(undefined);
            }}
            error={refusal !== undefined}
            helperText={refusal ?? [hint, `от ${least} до ${most}`].filter(Boolean).join(', ')}
            slotProps={{ htmlInput: { min: least, max: most, step: 1, inputMode: 'numeric' } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Отмена</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Сохранить
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
