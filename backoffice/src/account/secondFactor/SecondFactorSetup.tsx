import { Box, Button, Stack, Typography } from '@mui/material';
import type { SecondFactorKey } from '@odonta/api/contract';
import { lazy, Suspense } from 'react';
import { Form, required, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isFailure } from '../../kit/api/failure.ts';
import { useComplain } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

interface SecondFactorSetupProps {
  begun: SecondFactorKey;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

export function SecondFactorSetup({ begun: { uri, secret }, onCodes, onCancel }: SecondFactorSetupProps) {
  const provider = useStaffData();
  const complain = useComplain();

  async function confirm({ code }: Record<string, string>) {
    try {
      onCodes((await provider.confirmSecondFactor(code ?? '')).codes);
    } catch (error) {
      if (isFailure(error) && error.body.errors) return error.body.errors;
      complain(error, 'Не удалось включить второй шаг');
    }
    return undefined;
  }

  return (
    <Form onSubmit={confirm} record={{}} disableInvalidFormNotification>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
        <Box sx={{ width: 196, height: 196 }}>
          <Suspense fallback={null}>
            <QrCode text={uri} />
          </Suspense>
        </Box>
        <Stack sx={{ gap: 1, flex: 1, minWidth: 240 }}>
          <Typography>
            1. Откройте на телефоне приложение с одноразовыми кодами и наведите камеру на рисунок. Камеры нет?
            Введите ключ вручную:
          </Typography>
          <Typography component="code" sx={{ fontFamily: 'ui-monospace, monospace', wordBreak: 'break-all' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Typography>
          <Typography>2. Введите шесть цифр, которые показывает приложение.</Typography>
          <TextInput
            source="code"
            label="Код из приложения"
            validate={required()}
            helperText={false}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
            sx={{ maxWidth: 240 }}
          />
          <Buttons onCancel={onCancel} />
        </Stack>
      </Box>
    </Form>
  );
}

function Buttons({ onCancel }: { onCancel: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? 'Проверяю…' : 'Включить'}
      </Button>
      <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
        Отмена
      </Button>
    </Stack>
  );
}
