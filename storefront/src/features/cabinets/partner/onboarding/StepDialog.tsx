import type { CenterApplication, OwnCenter, OwnCenterStep } from '@odonta/api/contract';
import { onboardingSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { type ComponentType, useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { ContractForm } from './ContractForm.tsx';
import { LicenseForm } from './LicenseForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RequisitesForm } from './RequisitesForm.tsx';
import type { StepFormProps } from './stepForm.ts';

interface Props {
  center: OwnCenter;
  application: CenterApplication;
  step: OwnCenterStep;
  onChanged(centers: readonly OwnCenter[]): void;
}

const forms: Partial<Record<OwnCenterStep['name'], ComponentType<StepFormProps>>> = {
  profile: ProfileForm,
  license: LicenseForm,
  contract: ContractForm,
  requisites: RequisitesForm,
};

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
  const Form = forms[name];
  const { label } = onboardingSteps[name];
  if (!Form || !isOpenNow(center, application, name)) return null;
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
            <Form
              centerId={center.id}
              application={application}
              close={close}
              onSaved={(centers) => {
                close();
                onChanged(centers);
              }}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}
