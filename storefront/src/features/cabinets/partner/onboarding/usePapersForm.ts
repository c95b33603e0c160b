import type { OwnCenter } from '@odonta/api/contract';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { changedPapers } from './changedPapers.ts';
import type { StepFormProps } from './stepForm.ts';
import { useStepForm } from './useStepForm.ts';

/** A form of papers. It sends what was changed in it alone, with the version of the centre that it shows. */
export function usePapersForm<Values extends Record<string, string>>(
  props: StepFormProps,
  shapeOf: (shown: StepFormProps) => FormShape<Values>,
) {
  // What the form was opened with: its texts do not change under the hand that edits them.
  const [{ shape, centerId, version }] = useState(() => ({ ...props, shape: shapeOf(props) }));
  const form = useStepForm({
    shape,
    send: (values) =>
      partnerSession.call<OwnCenter[]>(`/partner/centers/${centerId}`, 'PUT', {
        ...changedPapers(shape.empty, values),
        version,
      }),
    onSaved: props.onSaved,
  });
  return { form, shape };
}
