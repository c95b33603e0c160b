import type { ProdForPayment, WaitlistView } from '@odonta/api/contract';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { useWatch } from 'react-hook-form';
import { CheckField } from '../../../platform/forms/CheckField.tsx';
import { CityField } from '../../../platform/forms/CityField.tsx';
import { ConsentField } from '../../../platform/forms/ConsentField.tsx';
import { CountField } from '../../../platform/forms/CountField.tsx';
import { FullNameFields } from '../../../platform/forms/FullNameFields.tsx';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { EmailField } from '../../../platform/forms/TextField.tsx';
import type { Buyer } from '../../booking/buyer.ts';
import { RadioCards } from '../../booking/RadioCards.tsx';
import { choicesOf } from './joinValues.ts';
import { useJoining } from './useJoining.ts';

interface Props {
  prod: ProdForPayment;
  buyer: Buyer;
  words: { about: string; send: string };
  onJoined(entry: WaitlistView): void;
  close(): void;
}

export function JoinForm({ words, close, ...joining }: Props) {
  const { form, shape } = useJoining(joining);
  const quantity = useWatch({ control: form.methods.control, name: 'quantity' });
  const choices = choicesOf(joining.prod);
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: words.send, sending: 'Записываем…' }}>
      <p className="muted">{words.about}</p>
      {choices.length > 0 && <RadioCards name="participation" choices={choices} />}
      <CountField name="quantity" atMost={waitlistLimits.quantity} />
      {Number(quantity) > 1 && <CheckField name="accept_partial" />}
      <FullNameFields />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <CityField name="city" />
      <LongTextField name="comment" rows={3} />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
