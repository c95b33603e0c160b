import { Alert, Button, Stack, Typography } from '@mui/material';
import type { SecondFactorState } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog.tsx';
import { Loading } from '../../kit/page/Loading.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

export function SecondFactorPanel() {
  const factor = useSecondFactor();
  const { state, begun, codes } = factor;
  if (codes) return <RecoveryCodeList codes={codes} onKept={factor.dropCodes} />;
  if (begun) return <SecondFactorSetup begun={begun} onCodes={factor.turnedOn} onCancel={factor.cancel} />;
  if (factor.isFailed)
    return (
      <Alert severity="error" action={<Button onClick={factor.retry}>Повторить</Button>}>
        Не удалось узнать, включён ли второй шаг.
      </Alert>
    );
  if (!state) return <Loading />;
  return state.is_on ? (
    <TurnedOn state={state} factor={factor} />
  ) : (
    <TurnedOff state={state} factor={factor} />
  );
}

interface StateProps {
  state: SecondFactorState;
  factor: ReturnType<typeof useSecondFactor>;
}

function TurnedOff({ state, factor }: StateProps) {
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {state.is_lacking && (
        <Alert severity="warning">
          Для вашей роли второй шаг обязателен. Остальные разделы откроются, как только вы его включите.
        </Alert>
      )}
      <Typography>Сейчас для входа хватает пароля.</Typography>
      <Button variant="contained" disabled={factor.isBusy} onClick={() => void factor.begin()}>
        Включить второй шаг
      </Button>
    </Stack>
  );
}

function TurnedOn({ state: { since, codes_left }, factor }: StateProps) {
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null);
  const close = () => setAsking(null);
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>
        Включён{since === null ? '' : ` ${formatMoment(since)}`}. Осталось:{' '}
        {plural(codes_left, ['код восстановления', 'кода восстановления', 'кодов восстановления'])}.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={factor.isBusy} onClick={() => setAsking('codes')}>
          Новые коды восстановления
        </Button>
        <Button variant="outlined" color="error" disabled={factor.isBusy} onClick={() => setAsking('off')}>
          Отключить
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={asking === 'off'}
        title="Отключить второй шаг входа?"
        content="Для входа будет достаточно пароля. Коды восстановления перестанут действовать."
        confirm="Отключить"
        isWarning
        onConfirm={() => void factor.turnOff()}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asking === 'codes'}
        title="Заменить коды восстановления?"
        content="Прежние коды перестанут действовать сразу."
        confirm="Заменить"
        isWarning
        onConfirm={() => void factor.renewCodes()}
        onClose={close}
      />
    </Stack>
  );
}
