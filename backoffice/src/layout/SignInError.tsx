import { Alert } from '@mui/material';
import { waitingText } from './useCountdown.ts';

/** Why one may not enter, and how long to wait before the next attempt. */
export const SignInError = ({ error, secondsLeft }: { error: string | null; secondsLeft: number }) =>
  error && (
    <Alert severity="error" role="alert">
      {error} {secondsLeft > 0 && waitingText(secondsLeft)}
    </Alert>
  );
