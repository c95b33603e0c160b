import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, NumberInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { changesOf } from '../../kit/api/changes.ts';
import { isFailure } from '../../kit/api/failure.ts';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { Fields } from '../../kit/record/Fields.tsx';
import { requisiteHints } from '../requisiteHints.ts';

interface RequisitesDialogProps {
  center: StaffCenterRequisites;
  onClose: () => void;
}

/** Asks for other requisites: they come into force when somebody else has confirmed them. */
export function RequisitesDialog({ center, onClose }: RequisitesDialogProps) {
  const { ask, error } = useAsking(center, onClose);
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="requisites-title">
      <Form onSubmit={ask} record={center} disableInvalidFormNotification>
        <DialogTitle id="requisites-title">Изменить реквизиты</DialogTitle>
        <DialogContent>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            Новые реквизиты начнут действовать, когда их подтвердит другой сотрудник.
          </Typography>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error}
            </Alert>
          )}
          <Fields columns={2}>
            <TextInput source="pay_name" helperText="Как в договоре: ООО «Центр»" autoFocus />
            <TextInput source="director_name" helperText="Фамилия, имя и отчество целиком" />
            <TextInput source="pay_inn" helperText={requisiteHints.inn} />
            <TextInput source="pay_kpp" helperText={requisiteHints.kpp} />
            <TextInput source="pay_bank" helperText="Название и город" />
            <TextInput source="pay_bic" helperText={requisiteHints.bic} />
            <TextInput source="pay_rs" helperText={requisiteHints.account} />
            <TextInput source="pay_ks" helperText={requisiteHints.account} />
            <NumberInput source="vat" min={0} max={30} helperText="Пусто — без НДС" />
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            Отправить на подтверждение
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useAsking(center: StaffCenterRequisites, onClose: () => void) {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const [error, setError] = useState<string | null>(null);

  async function ask(values: Record<string, unknown>) {
    setError(null);
    try {
      await provider.askForRequisites(center.id, changesOf(values, { ...center }));
      notify('Изменение ждёт подтверждения другого сотрудника', { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['center_requisites'] });
      onClose();
    } catch (failure) {
      setError(wordsOf(failure, 'Не удалось отправить'));
      return isFailure(failure) ? failure.body.errors : undefined;
    }
    return undefined;
  }

  return { ask, error };
}
