import type { CenterApplication, OwnCenter, OwnCenterStep } from '@odonta/api/contract';
import { onboardingSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import { isFormStep } from './stepForm.ts';

interface Props {
  center: OwnCenter;
  application: CenterApplication;
  step: OwnCenterStep;
  onChanged(centers: readonly OwnCenter[]): void;
}

const StepForm = lazily(() => import('./StepForm.tsx').then((part) => part.StepForm));

/** Papers wait untouched for the manager; once the centre is approved, he changes them. */
function isOpenNow(
  { can_submit, status }: OwnCenter,
  { asked_requisites }: CenterApplication,
  name: string,
): boolean {
  if (name === 'requisites') return asked_requisites === null;
  return can_submit || (name === 'profile' && status === 'CONFIRMED');
}

/** Opens the form of a step; the other steps are taken elsewhere. */
export function StepDialog({ center, application, step: { name, is_done }, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { label } = onboardingSteps[name];
  if (!isFormStep(name) || !isOpenNow(center, application, name)) return null;
  return (
    <div>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`${is_done ? 'Изменить' : 'Заполнить'}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {is_done ? 'Изменить' : 'Заполнить'}
      </button>
      {isOpen && (
        <Dialog title={label} onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <StepForm
                name={name}
                centerId={center.id}
                version={center.version}
                application={application}
                close={close}
                onSaved={(centers) => {
                  close();
                  onChanged(centers);
                }}
              />
            </Suspended>
          )}
        </Dialog>
      )}
    </div>
  );
}
