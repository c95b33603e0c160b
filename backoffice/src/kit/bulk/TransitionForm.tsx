import { Stack, Typography } from '@mui/material';
import type { Transition } from '@odonta/api/contract';
import type { ComponentType } from 'react';
import { Form } from 'react-admin';
import { ReasonInput } from '../transitions/ReasonInput.tsx';

interface TransitionFormProps {
  id: string;
  transition: Transition;
  body: ComponentType | undefined;
  onSubmit(body: Record<string, unknown>): Promise<Record<string, string> | undefined>;
}

/** The fields of a transition, filled in once for all the records. */
export function TransitionForm({ id, transition, body: Body, onSubmit }: TransitionFormProps) {
  return (
    <Form id={id} record={{}} onSubmit={onSubmit} disableInvalidFormNotification>
      <Stack sx={{ gap: 1.5, pt: 1 }}>
        {transition.confirm_text && <Typography>{transition.confirm_text}</Typography>}
        {Body && <Body />}
        {transition.needs_reason && <ReasonInput />}
      </Stack>
    </Form>
  );
}
