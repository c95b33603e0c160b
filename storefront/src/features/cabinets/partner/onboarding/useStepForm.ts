import type { OwnCenter } from '@odonta/api/contract';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';

interface Step<Values extends FieldValues> {
  shape: FormShape<Values>;
  /** Answers the member's centres as they are then. */
  send(values: Values): Promise<OwnCenter[]>;
  onSaved(centers: readonly OwnCenter[]): void;
  failed?: string;
}

/** A form of a step: its answer renews the checklist once nothing of the form is left to be kept. */
export function useStepForm<Values extends FieldValues>({
  shape,
  send,
  onSaved,
  failed = 'Не удалось сохранить',
}: Step<Values>) {
  const saved = useRef<readonly OwnCenter[]>([]);
  return useServerForm({
    shape,
    async send(values) {
      saved.current = await send(values);
    },
    onSent: () => onSaved(saved.current),
    failed,
  });
}
